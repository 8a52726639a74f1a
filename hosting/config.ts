import { publicStoreHost } from '../api/_lib/storeHost.js';
import {
  checkVariables,
  isHttpsOrigin,
  isPublishableKey,
  type Variables,
} from '../src/prerender/plugins/checkEnv.ts';
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

/** Returns the check of a variable, which by default is set on Vercel's page of variables. */
const variable = (
  test: (value: string) => boolean,
  expected: string,
  setIn = 'Vercel → Settings → Environment Variables',
) => ({ test, expected, setIn });

const VARIABLES: Variables = {
  VITE_SITE_URL: variable(
    isHttpsOrigin,
    "the site's URL without a final slash, e.g. https://embassy.example",
  ),
  SUPABASE_URL: variable(
    isHttpsOrigin,
    "the Supabase project's URL without a final slash, e.g. https://abc.supabase.co",
  ),
  SUPABASE_PUBLISHABLE_KEY: variable(
    isPublishableKey,
    "the project's publishable key, which begins with sb_publishable_",
  ),
  BLOB_READ_WRITE_TOKEN: variable(
    (value) => publicStoreHost(value) !== undefined,
    "the Blob store's read-write token, which begins with vercel_blob_rw_",
    'Vercel → Storage → the store → Projects, read-write token ticked',
  ),
};

/**
 * Returns the upstreams that a deployment's environment variables name (.env.example).
 * @throws Error with one line that names the first missing or malformed variable and its place
 */
export function readUpstreams(env: Record<string, string | undefined>): Upstreams {
  checkVariables(env, VARIABLES);
  const { VITE_SITE_URL = '', SUPABASE_URL = '', BLOB_READ_WRITE_TOKEN = '' } = env;
  return {
    siteUrl: VITE_SITE_URL,
    supabaseUrl: SUPABASE_URL,
    storeHost: publicStoreHost(BLOB_READ_WRITE_TOKEN) ?? '',
  };
}
