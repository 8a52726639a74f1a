import { type BuiltSite, NO_CHANGES } from './facts/facts';

/**
 * What the build has set: the only reader of `import.meta.env`. `.env.example` describes every variable. A missing one is `''` or
 * false; the build fails for it (src/prerender/plugins/checkEnv.ts).
 */
export const env = {
  /** The public origin of the site, without a trailing slash. */
  siteUrl: String(import.meta.env.VITE_SITE_URL ?? ''),
  /** The origin of a second host with the same pages (docs/deployment.md); empty if there is none. */
  mirrorUrl: String(import.meta.env.VITE_MIRROR_URL ?? ''),
  /** Origin of Supabase: that of the page unless a variable sets another (docs/deployment.md). */
  supabaseUrl: String(import.meta.env.VITE_SUPABASE_URL || (globalThis.location?.origin ?? '')),
  /** Supabase's publishable key, which is public: row-level security decides what a request may do. */
  publishableKey: String(import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? ''),
  /** Whether staff may enroll a second factor; the Supabase project has to enable TOTP as well. */
  secondFactor: import.meta.env.VITE_SECOND_FACTOR === 'on',
  /** Day of the build, `YYYY-MM-DD`. */
  builtOn: String(import.meta.env.VITE_BUILT_ON ?? ''),
  /** What the database had at the build: an object that vite.config.ts defines. Nothing in tests. */
  site: (import.meta.env.BUILT_SITE ?? NO_CHANGES) as BuiltSite,
  development: Boolean(import.meta.env.DEV),
};
