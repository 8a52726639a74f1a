const VARIABLES = 'Vercel → Settings → Environment Variables';
const VERCEL = 'docs/deployment.md, section 3';
const SUPABASE = 'docs/deployment.md, section 1';
const PUSH = 'supabase/config.toml and `supabase config push`, or Supabase → Authentication →';
const TOKEN =
  'BLOB_READ_WRITE_TOKEN (Vercel → Storage → the store → Projects, read-write token ticked)';

/** Places where an administrator changes what a check has found wrong. */
export const places = {
  build: `Vercel → Deployments: is the newest one Ready, and of this version? (${VERCEL})`,
  headers: `hosting/headers.ts; Vercel → Deployments: is this version the newest one that is Ready? (${VERCEL})`,
  rewrites: `hosting/rewrites.ts; Vercel → Deployments: is this version the newest one that is Ready? (${VERCEL})`,
  redirects: `hosting/redirects.ts; Vercel → Deployments: is this version the newest one that is Ready? (${VERCEL})`,
  supabaseUrl: `SUPABASE_URL in ${VARIABLES}, then redeploy (${VERCEL})`,
  publishableKey: `SUPABASE_PUBLISHABLE_KEY, from Supabase → Project Settings → API Keys: in your shell, and in ${VARIABLES} (${VERCEL})`,
  blobToken: `${TOKEN}, then redeploy (${VERCEL})`,
  functionVariables: `${TOKEN}, SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY (${VARIABLES}), then redeploy; Vercel → Logs names the missing one (${VERCEL})`,
  securityTxt:
    'public/.well-known/security.txt: check that its mailbox is read, then set a new date, less than a year ahead',
  rights: `policies and grants of supabase/migrations, \`supabase db push\`; supabase/rightsMatrix.ts defines the rights (${SUPABASE})`,
  dataApi: `[api] in supabase/config.toml, or Supabase → Project Settings → Data API: exposed schemas (${SUPABASE})`,
  emailProvider: `[auth.email] enabled in ${PUSH} Sign In / Providers → Email (${SUPABASE})`,
  phoneProvider: `Supabase → Authentication → Sign In / Providers → Phone (${SUPABASE})`,
  signUp: `[auth] enable_signup = false in ${PUSH} Sign In / Providers → Allow new users to sign up (${SUPABASE})`,
  anonymous: `[auth] enable_anonymous_sign_ins = false in ${PUSH} Sign In / Providers → Allow anonymous sign-ins (${SUPABASE})`,
  confirmations: `[auth.email] enable_confirmations in ${PUSH} Sign In / Providers → Email → Confirm email (${SUPABASE})`,
  unseen: 'docs/deployment.md, the table of section 1 and the firewall rules of section 4',
  captcha: 'Supabase → Authentication → Attack Protection: CAPTCHA off, because the site has none',
  rateLimits: `[auth.rate_limit] in ${PUSH} Rate Limits (${SUPABASE})`,
  smtp: `Supabase → Authentication → Emails → SMTP Settings, and the template “Reset Password” (${SUPABASE})`,
} as const;
