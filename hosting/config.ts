import { headers } from './headers.ts';
import { redirects } from './redirects.ts';
import { rewritesTo, type Upstreams } from './rewrites.ts';

// Vercel evaluates vercel.ts before `npm install`, so these files import types alone from packages.

/** Returns Vercel's configuration of the site (vercel.json), with rewrites to these upstreams. */
export const configFor = (upstreams: Upstreams) => ({
  framework: 'vite',
  cleanUrls: true,
  trailingSlash: false,
  functions: { 'api/blob.ts': { maxDuration: 30 } },
  headers,
  redirects,
  rewrites: rewritesTo(upstreams),
});
