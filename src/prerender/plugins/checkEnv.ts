const isOrigin = (value: string): boolean => {
  try {
    return new URL(value).origin === value;
  } catch {
    return false;
  }
};

/** An origin such as https://abc.supabase.co, without a final slash. */
export const isHttpsOrigin = (value: string): boolean =>
  value.startsWith('https:') && isOrigin(value);

/** Supabase encodes the random part of its keys as base64url, whose letters include - and _. */
export const isPublishableKey = (value: string): boolean =>
  /^sb_publishable_[\w-]{10,}$/.test(value);

/** What environment variables must be, by name. */
export type Variables = Record<
  string,
  {
    /** Takes '' where the variable is missing. */
    test: (value: string) => boolean;
    expected: string;
    /** Where it is set, when .env.example is not enough to say so. */
    setIn?: string;
  }
>;

/**
 * Stops a build or a start whose environment is incomplete.
 * @throws one line that names the first missing or malformed variable and where it is set
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
  VITE_SECOND_FACTOR: {
    test: (value) => value === '' || value === 'on',
    expected: 'empty, or on',
  },
};

/**
 * Checks the variables that Vite puts into the browser's bundle.
 * @throws one line that names the first missing or malformed variable
 */
export const checkEnv = (env: Record<string, string | undefined>): void =>
  checkVariables(env, VARIABLES);
