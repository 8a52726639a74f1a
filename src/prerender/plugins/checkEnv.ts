/** Returns whether a text is an origin without trailing slash: `http://localhost:5173`. */
const isOrigin = (value: string): boolean => {
  try {
    return new URL(value).origin === value;
  } catch {
    return false;
  }
};

/** Returns whether a text is an https origin without trailing slash: `https://abc.supabase.co`. */
export const isHttpsOrigin = (value: string): boolean =>
  value.startsWith('https:') && isOrigin(value);

/** Returns whether a text is `sb_publishable_` and base64url, not a secret key (`sb_secret_…`). */
export const isPublishableKey = (value: string): boolean =>
  /^sb_publishable_[\w-]{10,}$/.test(value);

export type Variables = Record<
  string,
  {
    /** Gets `''` if the variable is missing. */
    test: (value: string) => boolean;
    /** Description for the error message. */
    expected: string;
    /** Where the variable is set, for the error message; it names `.env.example` in any case. */
    setIn?: string;
  }
>;

/**
 * Stops a build or start with an incomplete environment.
 * @throws an Error whose message, one line, names the first missing or malformed variable
 */
export function checkVariables(
  env: Record<string, string | undefined>,
  variables: Variables,
): void {
  for (const [name, { test, expected, setIn }] of Object.entries(variables)) {
    const value = env[name] ?? '';
    if (test(value)) continue;
    const problem = value === '' ? 'is missing' : 'is malformed';
    const where = [...(setIn ? [setIn] : []), 'see .env.example'].join('; ');
    throw new Error(`${name} ${problem}: it must be ${expected} (${where}).`);
  }
}

const VARIABLES: Variables = {
  VITE_SITE_URL: {
    test: isOrigin,
    expected: 'the address of the site without a final slash, e.g. https://embassy.example',
  },
  VITE_SUPABASE_PUBLISHABLE_KEY: {
    test: isPublishableKey,
    expected: "the project's publishable key, which begins with sb_publishable_",
  },
  VITE_SUPABASE_URL: {
    test: (value) => value === '' || isOrigin(value),
    expected: 'empty, or an origin such as https://abc.supabase.co',
  },
  VITE_MIRROR_URL: {
    test: (value) => value === '' || isHttpsOrigin(value),
    expected: 'empty, or an origin such as https://mirror.example',
  },
  VITE_SECOND_FACTOR: {
    test: (value) => value === '' || value === 'on',
    expected: 'empty, or on',
  },
};

/**
 * Checks the variables that Vite inlines in the browser's bundle (src/lib/env.ts).
 * @throws as {@link checkVariables} does
 */
export const checkEnv = (env: Record<string, string | undefined>): void =>
  checkVariables(env, VARIABLES);
