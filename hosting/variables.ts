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

interface Variable {
  name: string;
  /** Gets `''` if the variable is missing. */
  test: (value: string) => boolean;
  /** Description for the error message. */
  expected: string;
  /** Where it is set, for the error message; by default Vercel's page of variables. */
  setIn?: string;
}

/** The variables of a deployment (.env.example). */
const VARIABLES: Variable[] = [
  {
    name: 'VITE_SITE_URL',
    test: isHttpsOrigin,
    expected: "the site's URL without a final slash, e.g. https://embassy.example",
  },
  {
    name: 'SUPABASE_URL',
    test: isHttpsOrigin,
    expected: "the Supabase project's URL without a final slash, e.g. https://abc.supabase.co",
  },
  {
    name: 'SUPABASE_PUBLISHABLE_KEY',
    test: isPublishableKey,
    expected: "the project's publishable key, which begins with sb_publishable_",
  },
  {
    name: 'BLOB_READ_WRITE_TOKEN',
    test: (value) => publicStoreHost(value) !== undefined,
    expected: "the Blob store's read-write token, which begins with vercel_blob_rw_",
    setIn: 'Vercel → Storage → the store → Projects, read-write token ticked',
  },
  ...['VITE_SUPABASE_URL', 'VITE_MIRROR_URL'].map((name) => ({
    name,
    test: (value: string) => value === '' || isHttpsOrigin(value),
    expected: 'empty, or an origin such as https://mirror.example',
  })),
  {
    name: 'VITE_SECOND_FACTOR',
    test: (value) => value === '' || value === 'on',
    expected: 'empty, or on',
  },
];

/**
 * Returns the upstreams that a deployment's environment variables name. Checks the other variables
 * too, so that an incomplete environment stops the build.
 * @throws Error with one line that names the first missing or malformed variable and its place
 */
export function readUpstreams(env: Record<string, string | undefined>): Upstreams {
  for (const { name, test, expected, setIn } of VARIABLES) {
    const value = env[name] ?? '';
    if (test(value)) continue;
    const problem = value === '' ? 'is missing' : 'is malformed';
    const where = setIn ?? 'Vercel → Settings → Environment Variables';
    throw new Error(`${name} ${problem}: it must be ${expected} (${where}; see .env.example).`);
  }
  const { VITE_SITE_URL = '', SUPABASE_URL = '', BLOB_READ_WRITE_TOKEN = '' } = env;
  return {
    siteUrl: VITE_SITE_URL,
    supabaseUrl: SUPABASE_URL,
    storeHost: publicStoreHost(BLOB_READ_WRITE_TOKEN) ?? '',
  };
}
