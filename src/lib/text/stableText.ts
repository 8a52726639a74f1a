/**
 * Returns JSON with properties in alphabetical order and without undefined ones, for comparing
 * values, because `jsonb` of PostgreSQL changes their order. Undefined for undefined, against the
 * type.
 */
export const stableText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
