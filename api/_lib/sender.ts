import { Refusal } from './refusal.js';

/**
 * Lets only our own pages, and programs that are no browser, pass. Nothing here is allowed by a
 * cookie, so another site could not act in an admin's name anyway; this is the second lock.
 *
 * `Sec-Fetch-Site` cannot be forged by a page. Browsers that do not send it yet (Safari before 16.4)
 * send `Origin` with every call that changes something.
 *
 * @throws Refusal 403 for a request that a page of another site has made.
 */
export function fromOurPages({ headers, url }: Request): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const host = headers.get('host') ?? new URL(url).host;
  // `none` is an address that somebody typed.
  const ours = site
    ? site === 'same-origin' || site === 'none'
    : !origin || hostOf(origin) === host;
  if (!ours) throw new Refusal(403, 'cross_site', 'This request came from another site.');
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');

/**
 * The network address of the caller. The platform writes this header itself and drops what a caller
 * puts there.
 */
export const senderOf = ({ headers }: Request): string => headers.get('x-real-ip') ?? '';
