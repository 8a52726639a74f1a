import type { Header } from '@vercel/routing-utils';

/** Cache-Control of bundled files, whose content never changes, because names have its hash. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const PLAYERS = 'https://www.youtube-nocookie.com https://rutube.ru https://vkvideo.ru';

const policy = (...directives: string[]): string => directives.join('; ');

/**
 * Returns the Content-Security-Policy of a page (design 8); docs/security.md explains each host.
 * @param isStaff for the staff area, which sends uploads and shows pages of the site in frames
 */
const pagePolicy = (isStaff: boolean): string =>
  policy(
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https://tile.openstreetmap.org",
    "font-src 'self'",
    `connect-src 'self'${isStaff ? ' https://vercel.com' : ''}`,
    `frame-src ${isStaff ? "'self' " : ''}${PLAYERS}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors '${isStaff ? 'none' : 'self'}'`,
  );

/** The Content-Security-Policy of uploaded files, which allows nothing. */
const UPLOADED = policy(
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
);

/** Returns Vercel's rule that adds headers to the responses of the paths of `source`. */
const headerRule = (source: string, values: Record<string, string>): Header => ({
  source,
  headers: Object.entries(values).map(([key, value]) => ({ key, value })),
});

/** Response headers by path; where two rules set the same header, Vercel sends the later one. */
export const headers: Header[] = [
  headerRule('/(.*)', {
    'Content-Security-Policy': pagePolicy(false),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }),
  // Staff upload to the Blob client's host; a visitor's link to it loads a document (AppLink.tsx).
  headerRule('/admin(/.*)?', {
    'Content-Security-Policy': pagePolicy(true),
    'X-Frame-Options': 'DENY',
  }),
  // Responses depend on the account.
  headerRule('/rest/v1/(.*)', { 'Cache-Control': 'no-store' }),
  headerRule('/auth/v1/(.*)', { 'Cache-Control': 'no-store' }),
  headerRule('/media/(.*)', { 'Content-Security-Policy': UPLOADED, 'X-Frame-Options': 'DENY' }),
  headerRule('/assets/(.*)', { 'Cache-Control': IMMUTABLE }),
  headerRule('/scenes/(.*)', { 'Cache-Control': 'public, max-age=86400' }),
];
