const isOrigin = (value: string): boolean => {
  try {
    return new URL(value).origin === value;
  } catch {
    return false;
  }
};

const rules: Record<string, { test: (value: string) => boolean; expected: string }> = {
  VITE_SITE_URL: {
    test: isOrigin,
    expected: 'the address of the site without a final slash, e.g. https://embassy.example',
  },
  VITE_SUPABASE_PUBLISHABLE_KEY: {
    test: (value) => /^sb_publishable_\w{10,}$/.test(value),
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
 * Stops a build or a start whose environment is incomplete.
 * @throws one line that names the first missing or malformed variable
 */
export function checkEnv(env: Record<string, string>): void {
  for (const [name, { test, expected }] of Object.entries(rules)) {
    const value = env[name] ?? '';
    if (test(value)) continue;
    const problem = value === '' ? 'is missing' : 'is malformed';
    throw new Error(`${name} ${problem}: it must be ${expected} (see .env.example).`);
  }
}
