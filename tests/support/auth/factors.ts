import { token } from './tokens';

/**
 * Staff that the demo data lacks: an admin and a writer with a verified second factor, and an admin
 * with an unverified one.
 */
export const ADMIN_WITH_FACTOR = '00000000-0000-4000-8000-0000000000fa';
export const ADMIN_WITH_UNVERIFIED_FACTOR = '00000000-0000-4000-8000-0000000000fb';

export const WRITER_WITH_FACTOR = '00000000-0000-4000-8000-0000000000fc';

const ACCOUNTS = [
  { id: ADMIN_WITH_FACTOR, role: 'admin', status: 'verified', name: 'verified' },
  { id: ADMIN_WITH_UNVERIFIED_FACTOR, role: 'admin', status: 'unverified', name: 'unverified' },
  { id: WRITER_WITH_FACTOR, role: 'writer', status: 'verified', name: 'verified-writer' },
];

const accounts = ACCOUNTS.map(
  ({ id, role, status, name }) => `
  insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
  values ('${id}', 'authenticated', 'authenticated', '${name}@embassy.example', now(), now(), now());
  insert into public.profiles (id, role) values ('${id}', '${role}');
  insert into auth.mfa_factors (id, user_id, status) values ('${id}', '${id}', '${status}');`,
);

/** A session for each account, with the account's id. */
const SESSIONS = `insert into auth.sessions (id, user_id, created_at, updated_at)
  select id, id, now(), now() from auth.users on conflict (id) do nothing;`;

/** SQL for these accounts with their factors, and for sessions. */
export const FACTORS = `${accounts.join('')} ${SESSIONS}`;

/** Returns SQL after which the connection has the rights of an account in a session of its own. */
export const actAs = (account: string): string => `${SESSIONS}
  select set_config('request.jwt.claim.sub', '${account}', false),
    set_config('request.jwt.claims', '{"sub": "${account}", "session_id": "${account}"}', false)`;

/** SQL after which it has no account any more. */
export const ACT_AS_OWNER = `select set_config('request.jwt.claim.sub', '', false),
  set_config('request.jwt.claims', '', false)`;

/**
 * Returns an access token as GoTrue signs it; with `aal: 'aal2'` the session has proved its second
 * factor.
 */
export const tokenOf = (account: string, claims: object): string => {
  const now = Math.floor(Date.now() / 1000);
  const session = { aud: 'authenticated', role: 'authenticated', iat: now, exp: now + 3600 };
  return token({ sub: account, session_id: account, ...session, ...claims });
};
