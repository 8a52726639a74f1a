import { publicStoreHost } from '../api/_lib/storeHost.js';
import type { Upstreams } from './rewrites.ts';

/** Returns whether a text is an https origin without trailing slash: `https://abc.supabase.co`. */
const isHttpsOrigin = (value: string): boolean => {
  try {
    return value.startsWith('https:') && new URL(value).origin === value;
  } catch {
    return false;
  }
};

/** Returns whether a text is `sb_publishable_` and base64url, not a secret key (`sb_secret_…`). */
const isPublishableKey = (value: string): boolean => /^sb_publishable_[\w-]{10,}$/.test(value);

const isOptionalOrigin = (value: string): boolean => value === '' || isHttpsOrigin(value);

/** The variables of a deployment (.env.example): the test, and what it expects. */
const VARIABLES: [name: string, test: (value: string) => boolean, expected: string][] = [
  ['VITE_SITE_URL', isHttpsOrigin, 'an origin such as https://embassy.example'],
  ['SUPABASE_URL', isHttpsOrigin, 'an origin such as https://abc.supabase.co'],
  ['SUPABASE_PUBLISHABLE_KEY', isPublishableKey, 'a key that begins with sb_publishable_'],
  [
    'BLOB_READ_WRITE_TOKEN',
    (value) => publicStoreHost(value) !== undefined,
    'the read-write token of Vercel → Storage → the store, which begins with vercel_blob_rw_',
  ],
  ['VITE_SUPABASE_URL', isOptionalOrigin, 'empty, or an origin such as https://abc.supabase.co'],
  ['VITE_MIRROR_URL', isOptionalOrigin, 'empty, or an origin such as https://mirror.example'],
  ['VITE_SECOND_FACTOR', (value) => ['', 'on'].includes(value), 'empty, or on'],
];

/**
 * Returns the upstreams that a deployment's environment variables name. Checks the other variables
 * too, so that an incomplete environment stops the build.
 * @throws Error with one line that names the first missing or malformed variable and its place
 */
export function readUpstreams(env: Record<string, string | undefined>): Upstreams {
  for (const [name, test, expected] of VARIABLES) {
    const value = env[name] ?? '';
    if (test(value)) continue;
    const problem = value === '' ? 'is missing' : 'is malformed';
    const where = 'Vercel → Settings → Environment Variables; see .env.example';
    throw new Error(`${name} ${problem}: it must be ${expected} (${where}).`);
  }
  const { VITE_SITE_URL = '', SUPABASE_URL = '', BLOB_READ_WRITE_TOKEN = '' } = env;
  return {
    siteUrl: VITE_SITE_URL,
    supabaseUrl: SUPABASE_URL,
    storeHost: publicStoreHost(BLOB_READ_WRITE_TOKEN) ?? '',
  };
}
