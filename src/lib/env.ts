import { type BuiltSite, NO_CHANGES } from './facts/facts';

/**
 * Variables of the build (`.env.example`); nothing else reads `import.meta.env`. What does not
 * begin with `VITE_`, vite.config.ts defines. A missing variable is `''` or false, and fails a
 * build for a deployment (hosting/variables.ts).
 */
export const env = {
  /** The public origin of the site, without a trailing slash. */
  siteUrl: String(import.meta.env.VITE_SITE_URL ?? ''),
  /** The origin of a second host with the same pages (docs/deployment.md); `''` without one. */
  mirrorUrl: String(import.meta.env.VITE_MIRROR_URL ?? ''),
  /** Origin of Supabase; the page's origin unless a variable sets another (docs/deployment.md). */
  supabaseUrl: String(import.meta.env.VITE_SUPABASE_URL || (globalThis.location?.origin ?? '')),
  /** Supabase's publishable key; public, because row-level security decides about each request. */
  publishableKey: String(import.meta.env.SUPABASE_PUBLISHABLE_KEY ?? ''),
  /** Whether staff may enroll a second factor; the Supabase project has to enable TOTP as well. */
  secondFactor: import.meta.env.VITE_SECOND_FACTOR === 'on',
  /** Day of the build, `YYYY-MM-DD`. */
  builtOn: String(import.meta.env.BUILT_ON ?? ''),
  /** Rows of the database at the build. No rows in tests. */
  site: (import.meta.env.BUILT_SITE ?? NO_CHANGES) as BuiltSite,
  development: Boolean(import.meta.env.DEV),
};
