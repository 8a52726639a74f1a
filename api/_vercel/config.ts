import type { Header } from '@vercel/routing-utils';
import { headers } from './headers.ts';
import { type Rewrite, rewritesTo } from './rewrites.ts';
import { readUpstreams, type Upstreams } from './upstreams.ts';

// Vercel evaluates vercel.ts before `npm install`, so these files import types alone from packages.

/** What this site uses of Vercel's project configuration (the properties of vercel.json). */
export interface VercelConfig {
  framework: string;
  cleanUrls: boolean;
  trailingSlash: boolean;
  functions: Record<string, { maxDuration: number }>;
  headers: Header[];
  rewrites: Rewrite[];
}

/** The project configuration with these services behind the site. */
export const configFor = (upstreams: Upstreams): VercelConfig => ({
  framework: 'vite',
  cleanUrls: true,
  trailingSlash: false,
  functions: { 'api/blob.ts': { maxDuration: 30 } },
  headers,
  rewrites: rewritesTo(upstreams),
});

/**
 * The project configuration of a deployment.
 * @throws one line that names the first missing or malformed variable and where it is set
 */
export const vercelConfig = (env: Record<string, string | undefined>): VercelConfig =>
  configFor(readUpstreams(env));
