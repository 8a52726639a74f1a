/**
 * The only module that reads `import.meta.env`. `.env.example` describes every variable; Vite stops the
 * build with an error when one is missing or malformed (src/prerender/plugins/checkEnv.ts).
 */
const {
  VITE_BUILT_ON,
  VITE_SECOND_FACTOR,
  VITE_SITE_URL,
  VITE_SUPABASE_PUBLISHABLE_KEY,
  VITE_SUPABASE_URL,
  DEV,
} = import.meta.env;

/**
 * The variables of the build, typed. A missing variable is `''` or false; the build itself fails for it
 * (checkEnv.ts).
 */
export const env = {
  /** The public origin of the site, without a trailing slash. */
  siteUrl: String(VITE_SITE_URL ?? ''),
  /**
   * The origin of PostgREST and GoTrue; that of the page unless a variable sets another
   * (docs/deployment.md).
   */
  supabaseUrl: String(VITE_SUPABASE_URL || (globalThis.location?.origin ?? '')),
  /** Supabase's publishable key, which is public: row-level security decides what a request may do. */
  publishableKey: String(VITE_SUPABASE_PUBLISHABLE_KEY ?? ''),
  /** Whether staff may enroll a second factor; the Supabase project has to enable TOTP as well. */
  secondFactor: VITE_SECOND_FACTOR === 'on',
  /** The date of the build, `YYYY-MM-DD`. */
  builtOn: String(VITE_BUILT_ON ?? ''),
  development: Boolean(DEV),
};
