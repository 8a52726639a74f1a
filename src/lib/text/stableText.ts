/**
 * Returns JSON with the properties in alphabetical order, for comparing values: PostgreSQL returns the properties of `jsonb` in
 * another order than they were sent. Properties that are undefined are left out.
 */
export const stableText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
