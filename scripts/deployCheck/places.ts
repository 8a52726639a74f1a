const VARIABLES = 'Vercel → Settings → Environment Variables';
const VERCEL = 'docs/deployment.md, section 3';
const SUPABASE = 'docs/deployment.md, section 1';
const PUSH = `supabase/config.toml and \`supabase config push\`, or`;

/** Where an administrator changes what a check has found wrong. */
export const places = {
  build: `Vercel → Deployments: is the newest one Ready, and of this version? (${VERCEL})`,
  supabaseUrl: `SUPABASE_URL in ${VARIABLES}, then redeploy (${VERCEL})`,
  publishableKey: `SUPABASE_PUBLISHABLE_KEY, from Supabase → Project Settings → API Keys: in your shell, and in ${VARIABLES} (${VERCEL})`,
  blobToken: `BLOB_READ_WRITE_TOKEN: Vercel → Storage → the store → Projects, read-write token ticked, then redeploy (${VERCEL})`,
  functionVariables: `BLOB_READ_WRITE_TOKEN (Vercel → Storage → the store → Projects, read-write token ticked), SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY (${VARIABLES}), then redeploy; Vercel → Logs names the missing one (${VERCEL})`,
  siteUrl: `VITE_SITE_URL in ${VARIABLES}, then redeploy (${VERCEL})`,
  domain: 'Vercel → Settings → Domains (docs/deployment.md, section 4)',
  siteRow: 'the row of public.site: Supabase → SQL Editor (docs/deployment.md, section 2)',
  migrations: `\`supabase db push\` from a checkout of this version (${SUPABASE})`,
  rights: `policies and grants of supabase/migrations, \`supabase db push\`; supabase/rights.ts says what is meant (${SUPABASE}, docs/security.md)`,
  dataApi: `Supabase → Project Settings → Data API: exposed schemas, max rows; [api] in supabase/config.toml (${SUPABASE})`,
  graphql: `\`supabase db push\`: a migration drops the extension pg_graphql; Supabase → Database → Extensions (${SUPABASE})`,
  emailProvider: `[auth.email] enabled in ${PUSH} Supabase → Authentication → Sign In / Providers → Email (${SUPABASE})`,
  phoneProvider: `Supabase → Authentication → Sign In / Providers → Phone (${SUPABASE})`,
  signUp: `[auth] enable_signup = false in ${PUSH} Supabase → Authentication → Sign In / Providers → Allow new users to sign up (${SUPABASE})`,
  anonymous: `[auth] enable_anonymous_sign_ins = false in ${PUSH} Supabase → Authentication → Sign In / Providers → Allow anonymous sign-ins (${SUPABASE})`,
  confirmations: `[auth.email] enable_confirmations in ${PUSH} Supabase → Authentication → Sign In / Providers → Email → Confirm email (${SUPABASE})`,
  captcha: 'Supabase → Authentication → Attack Protection: CAPTCHA off, because the site has none',
  rateLimits: `[auth.rate_limit] in ${PUSH} Supabase → Authentication → Rate Limits (${SUPABASE})`,
  sessions: `[auth.sessions] in ${PUSH} Supabase → Authentication → Sessions (${SUPABASE})`,
  passwords: `[auth] minimum_password_length in ${PUSH} Supabase → Authentication → Sign In / Providers → Email (${SUPABASE})`,
  smtp: `Supabase → Authentication → Emails → SMTP Settings, and the template “Reset Password” (${SUPABASE})`,
  jwtExpiry: `[auth] jwt_expiry in ${PUSH} Supabase → Project Settings → JWT Keys (${SUPABASE})`,
  totp: `[auth.mfa.totp] in ${PUSH} Supabase → Authentication → Multi-Factor: TOTP (${SUPABASE})`,
  secondFactor:
    'the staff area, Account: add an authenticator app (VITE_SECOND_FACTOR=on in the build)',
  testAdmin:
    'BACKUP_EMAIL, BACKUP_PASSWORD and BACKUP_CODE in your shell; the account: docs/deployment.md, section 2',
  firewall: 'Vercel → Firewall (docs/deployment.md, section 4)',
  staffArea: 'delete it in the staff area: Dashboard, then Bin; files: Files',
  headers: `api/_vercel/headers.ts; Vercel → Deployments: is this version the newest one that is Ready? (${VERCEL})`,
} as const;
