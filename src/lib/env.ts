/**
 * The only reader of `import.meta.env`. Every variable is described in `.env.example`;
 * vite.config.ts refuses to build or start when one is missing or malformed.
 */
const {
  VITE_BUILT_ON,
  VITE_SECOND_FACTOR,
  VITE_SITE_URL,
  VITE_SUPABASE_PUBLISHABLE_KEY,
  VITE_SUPABASE_URL,
  DEV,
} = import.meta.env;

export const env = {
  /** The site's public address, without a final slash. */
  siteUrl: String(VITE_SITE_URL ?? ''),
  /** Origin of PostgREST and Auth; the page's own unless another is named (docs/deployment.md). */
  supabaseUrl: String(VITE_SUPABASE_URL || (globalThis.location?.origin ?? '')),
  /** Public by design: row-level security decides what it may do. */
  publishableKey: String(VITE_SUPABASE_PUBLISHABLE_KEY ?? ''),
  /** Whether staff may add a second factor to their account; the hosted service has to offer it. */
  secondFactor: VITE_SECOND_FACTOR === 'on',
  /** The day this release was built, `YYYY-MM-DD`. */
  builtOn: String(VITE_BUILT_ON ?? ''),
  development: Boolean(DEV),
};
