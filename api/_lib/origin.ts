import { HttpError } from './httpError.js';

/**
 * Rejects requests from pages of other sites; accepts requests from pages of the site and from programs other than
 * browsers. The second defence against CSRF, after the bearer token, which browsers never send automatically. Scripts
 * cannot set `Sec-Fetch-Site`. Browsers without it (Safari before 16.4) send `Origin` with every request but GET and
 * HEAD.
 * @throws HttpError 403 `cross_site`
 */
export function assertSameOrigin({ headers, url }: Request): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const host = headers.get('host') ?? new URL(url).host;
  // `none`: the user opened the URL directly, for instance from the location bar.
  const isOwn = site
    ? site === 'same-origin' || site === 'none'
    : !origin || hostOf(origin) === host;
  if (!isOwn) throw new HttpError(403, 'cross_site', 'This request came from another site.');
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');
