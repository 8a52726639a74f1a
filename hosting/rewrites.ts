import { pages, SEARCH } from '../src/content/site.ts';
import type { Upstreams } from './upstreams.ts';

/** A rewrite of Vercel: a path pattern of the site, and a path of the site or a URL that serves it. */
export interface Rewrite {
  source: string;
  destination: string;
}

const samePath = (path: string, origin: string): Rewrite => ({
  source: path,
  destination: `${origin}${path}`,
});

/** The endpoints of GoTrue that the site (R7.1 to R7.6) and its deployment check call; no other is forwarded. */
const AUTH = [
  ...['token', 'recover', 'verify', 'user', 'logout', 'settings'],
  ...['', '/:id', '/:id/challenge', '/:id/verify'].map((path) => `factors${path}`),
];

/** Path of the site without a file, so that the site answers a rewrite to it with its 404 page. */
export const MISSING = '/404/file';

/**
 * Returns rewrites to the site's own address, because Vercel passes on what that answers: for a page in capitals a redirect, as
 * the address ends in a slash, and for a missing file of the bundle 404 with the cache of a page. A path of a file is
 * case-sensitive, a rewrite is not and comes after the files, so the exact path of a page is no case of its rewrite.
 */
function toOwnAddress(siteUrl: string): Rewrite[] {
  const english = [...pages.map(({ path }) => path), SEARCH, '/admin'];
  const russian = pages.map(({ path }) => `/ru${path === '/' ? '' : path}`);
  return [
    ...[...english.filter((path) => path !== '/'), ...russian, `/ru${SEARCH}`].map((path) => ({
      source: path,
      destination: `${siteUrl}${path}/`,
    })),
    { source: '/assets/(.*)', destination: `${siteUrl}${MISSING}` },
  ];
}

/**
 * Returns the rewrites for paths without a file in the build (design 2): to the upstreams, to the function, and to the staff
 * area.
 */
export const rewritesTo = ({ siteUrl, supabaseUrl, storeHost }: Upstreams): Rewrite[] => [
  samePath('/rest/v1/:path*', supabaseUrl),
  ...AUTH.map((endpoint) => samePath(`/auth/v1/${endpoint}`, supabaseUrl)),
  { source: '/api/blob-upload', destination: '/api/blob' },
  { source: '/api/blob-delete', destination: '/api/blob' },
  { source: '/api/blob-list', destination: '/api/blob' },
  { source: '/media/:path*', destination: `https://${storeHost}/:path*` },
  ...toOwnAddress(siteUrl),
  { source: '/admin/:path*', destination: '/admin' },
];
