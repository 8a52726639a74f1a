import { HttpError } from './httpError.js';

/**
 * Accepts requests of the site's own pages, and of programs that are no browser. It is the second
 * defence against CSRF, after the bearer token, which no browser sends by itself.
 *
 * A page cannot forge `Sec-Fetch-Site`. Browsers without it (Safari before 16.4) send `Origin` with
 * every request but GET and HEAD.
 *
 * @throws HttpError 403 for a request of another site's page.
 */
export function assertSameOrigin({ headers, url }: Request): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const host = headers.get('host') ?? new URL(url).host;
  // `none` is a typed URL.
  const isOwn = site
    ? site === 'same-origin' || site === 'none'
    : !origin || hostOf(origin) === host;
  if (!isOwn) throw new HttpError(403, 'cross_site', 'This request came from another site.');
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/** The IP address of the caller. Vercel sets this header and drops one that the caller sent. */
export const clientAddressOf = ({ headers }: Request): string => headers.get('x-real-ip') ?? '';
