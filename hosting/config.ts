import type { Header, Redirect } from '@vercel/routing-utils';
import { headers } from './headers.ts';
import { redirects } from './redirects.ts';
import { type Rewrite, rewritesTo } from './rewrites.ts';
import { readUpstreams, type Upstreams } from './upstreams.ts';

// Vercel evaluates vercel.ts before `npm install`, so these files import types alone from packages.

/** The properties of Vercel's project configuration (vercel.json) that this site sets. */
export interface VercelConfig {
  framework: string;
  cleanUrls: boolean;
  trailingSlash: boolean;
  functions: Record<string, { maxDuration: number }>;
  headers: Header[];
  redirects: Redirect[];
  rewrites: Rewrite[];
}

/** Returns Vercel's project configuration of the site, with rewrites to these upstreams. */
export const configFor = (upstreams: Upstreams): VercelConfig => ({
  framework: 'vite',
  cleanUrls: true,
  trailingSlash: false,
  functions: { 'api/blob.ts': { maxDuration: 30 } },
  headers,
  redirects,
  rewrites: rewritesTo(upstreams),
});

/**
 * Returns Vercel's project configuration of a deployment, whose upstreams the environment variables name.
 * @throws Error with one line that names the first missing or malformed variable and where to set it
 */
export const vercelConfig = (env: Record<string, string | undefined>): VercelConfig =>
  configFor(readUpstreams(env));
