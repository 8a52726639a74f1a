import { pages, SEARCH } from '../src/content/site.ts';

/** The services behind the site's origin (decision 0001), and the origin; no trailing slashes. */
export interface Upstreams {
  siteUrl: string;
  /** Origin of PostgREST and GoTrue. */
  supabaseUrl: string;
  /** Host of the Blob store's public files. */
  storeHost: string;
}

/** The only forwarded endpoints of GoTrue: for the site (R7.1 to R7.6) and its deployment check. */
const AUTH = [
  ...['token', 'recover', 'verify', 'user', 'logout', 'settings'],
  ...['', '/:id', '/:id/challenge', '/:id/verify'].map((path) => `factors${path}`),
];

/** Path of the site without a file, so that the site answers a rewrite to it with its 404 page. */
export const MISSING = '/404/file';

const rewriteRule = (source: string, destination: string) => ({ source, destination });

/** Every page in both languages but English home, which has no case. */
const PAGES = [...pages.map(({ path }) => path), SEARCH]
  .flatMap((path) => [path, path === '/' ? '/ru' : `/ru${path}`])
  .filter((path) => path !== '/');

/**
 * Returns the rewrites for paths without a file (design 2): to the upstreams, the function, the
 * staff area.
 *
 * Rewrites to the site's own address pass on its answer: a redirect for a page in capitals, because
 * the address ends in a slash; 404 with the cache of a page for a missing file of the bundle. They
 * ignore case but come after the files, and so serve no exact path.
 */
export const rewritesTo = ({ siteUrl, supabaseUrl, storeHost }: Upstreams) => [
  ...['/rest/v1/:path*', ...AUTH.map((endpoint) => `/auth/v1/${endpoint}`)].map((path) =>
    rewriteRule(path, `${supabaseUrl}${path}`),
  ),
  ...['upload', 'delete', 'list'].map((call) => rewriteRule(`/api/blob-${call}`, '/api/blob')),
  rewriteRule('/media/:path*', `https://${storeHost}/:path*`),
  ...[...PAGES, '/admin'].map((path) => rewriteRule(path, `${siteUrl}${path}/`)),
  rewriteRule('/assets/(.*)', `${siteUrl}${MISSING}`),
  rewriteRule('/admin/:path*', '/admin'),
];
