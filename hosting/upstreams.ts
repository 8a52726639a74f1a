import { storeHostOf } from '../api/_lib/storeHost.js';
import {
  checkVariables,
  isHttpsOrigin,
  isPublishableKey,
  type Variables,
} from '../src/prerender/plugins/checkEnv.ts';

/** The services behind the site's origin (decision 0001), and that origin. */
export interface Upstreams {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Origin of PostgREST and GoTrue, without a trailing slash. */
  supabaseUrl: string;
  /** Host of the Blob store's public files. */
  storeHost: string;
}

const SETTINGS = 'Vercel → Settings → Environment Variables';

const VARIABLES: Variables = {
  VITE_SITE_URL: {
    test: isHttpsOrigin,
    expected: "the site's URL without a final slash, e.g. https://embassy.example",
    setIn: SETTINGS,
  },
  SUPABASE_URL: {
    test: isHttpsOrigin,
    expected: "the Supabase project's URL without a final slash, e.g. https://abc.supabase.co",
    setIn: SETTINGS,
  },
  SUPABASE_PUBLISHABLE_KEY: {
    test: isPublishableKey,
    expected: "the project's publishable key, which begins with sb_publishable_",
    setIn: SETTINGS,
  },
  BLOB_READ_WRITE_TOKEN: {
    test: (value) => storeHostOf(value) !== undefined,
    expected: "the Blob store's read-write token, which begins with vercel_blob_rw_",
    setIn: 'Vercel → Storage → the store → Projects, read-write token ticked',
  },
};

/**
 * Reads the upstreams that the environment variables `VITE_SITE_URL`, `SUPABASE_URL`, `SUPABASE_PUBLISHABLE_KEY` and
 * `BLOB_READ_WRITE_TOKEN` name; .env.example describes each.
 * @throws Error with one line that names the first missing or malformed variable and where to set it
 */
export function readUpstreams(env: Record<string, string | undefined>): Upstreams {
  checkVariables(env, VARIABLES);
  return {
    siteUrl: env.VITE_SITE_URL ?? '',
    supabaseUrl: env.SUPABASE_URL ?? '',
    storeHost: storeHostOf(env.BLOB_READ_WRITE_TOKEN ?? '') ?? '',
  };
}
