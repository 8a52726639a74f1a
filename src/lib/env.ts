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
  /** What staff had changed of the facts when the site was built, as JSON (prerender/fetchSite.ts); `''` for nothing. */
  facts: String(import.meta.env.VITE_FACTS ?? ''),
  /** Time since which changes of facts and texts are not in the build; `''` if it has none. */
  factsUntil: String(import.meta.env.VITE_FACTS_UNTIL ?? ''),
  /** Whether the build has news, and so writes the feed and the sitemap of news; its database may not have answered. */
  hasFeed: import.meta.env.VITE_WITHOUT_NEWS !== 'on',
  /** The alerts that were in force when the site was built, as JSON; `''` for none. */
  alerts: String(import.meta.env.VITE_ALERTS ?? ''),
  development: Boolean(import.meta.env.DEV),
};
