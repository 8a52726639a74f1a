import { readItem, removeItem, writeItem } from '../../lib/browser/storage';
import { Refusal, reasonOf } from '../../lib/http/reasons';
import { attempt, type Result, succeed } from '../../lib/http/result';
import { authRetryAfter, getSupabase, SESSION_KEY } from '../../lib/http/supabase';
import { i18n } from '../../lib/i18n/i18n';
import { toE164 } from '../../lib/text/phone';
import { withoutSession } from '../staffCall';
import { forgetActivity, isIdle, noteActivity } from './lastActivity';
import { countFailure, countRefusal, forgetFailures, secondsToWait } from './signInWait';

/** Spec 4, Admin guard: a local hint for fast entry, never a right. */
const FLAG = 'isLoggedIn';

export interface Credentials {
  /** An e-mail address, or a phone number in a usual Russian, Kenyan or international spelling. */
  identifier: string;
  password: string;
}

/** A signed-in member of staff. */
export interface Admin {
  id: string;
  email: string | null;
  /** As the Auth service stores it: digits without a plus. */
  phone: string | null;
}

/**
 * Signs in and makes sure that the account is staff; anybody else is signed out again
 * (`notAllowed`). Other reasons: `missingCredentials`, `invalidIdentifier`, `invalidCredentials`,
 * `accountBlocked`, `notConfirmed`, `emailOff`, `phoneOff`, `captchaOn`, `tooManyAttempts`, `network`,
 * `timeout`, `server`, and `codeNeeded` where the account has a second factor: go on with `signInWithCode`. Sets the local flag on success. While
 * `secondsToWait` says so, nothing is sent and `tooManyAttempts` is the answer.
 */
export async function signIn(credentials: Credentials): Promise<Result<Admin>> {
  const result = await attempt('signIn', () => enter(credentials));
  const tooMany = !result.success && result.code === 'tooManyAttempts';
  // When to try again is counted down by the form.
  return tooMany ? { ...result, advice: i18n.t('errors:tooManySignIns') } : result;
}

async function enter({ identifier, password }: Credentials): Promise<Admin> {
  if (!identifier.trim() || !password) throw new Refusal('missingCredentials');
  const who = addressee(identifier);
  if (secondsToWait() > 0) throw new Refusal('tooManyAttempts');
  const { data, error } = await getSupabase().auth.signInWithPassword({ ...who, password });
  if (error) throw counted(error);
  const isAdmin = await hasAdminRole(data.user.id).catch(async (cause: unknown) => {
    await endSession();
    throw cause;
  });
  if (!isAdmin) {
    await endSession();
    throw new Refusal('notAllowed');
  }
  if (await needsCode()) throw new Refusal('codeNeeded');
  return completeSignIn(data.user);
}

/** Whether the stored session still lacks the account's second factor. */
export async function needsCode(): Promise<boolean> {
  const { currentLevel, nextLevel } = await assuranceLevels();
  return nextLevel === 'aal2' && currentLevel !== 'aal2';
}

/**
 * What the stored session is worth now, and what the account's factors make possible. Asked on every
 * site: the database refuses a session that lacks its factor even where none is offered any more.
 */
export async function assuranceLevels() {
  const { data, error } = await getSupabase().auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data;
}

/** Notes that somebody is in. */
export function completeSignIn(user: Parameters<typeof toAdmin>[0]): Admin {
  forgetFailures();
  noteActivity();
  writeItem(FLAG, 'true');
  return toAdmin(user);
}

/**
 * Signs out on this device. Always succeeds: where the server cannot be told, the stored session
 * is removed all the same.
 */
export async function signOut(): Promise<Result<null>> {
  await endSession();
  return succeed(null);
}

/**
 * Asks the server whether the stored session is staff's (spec 4, Admin guard, step 2): the admin,
 * or null when there is no valid session, nobody was at it for 12 hours (it is ended then) or its
 * account is not staff. Keeps the flag in step with
 * the answer; a failure (`network`, `timeout`, `server`) is no answer and leaves it alone.
 */
export const currentAdmin = (): Promise<Result<Admin | null>> =>
  attempt('sessionCheck', async () => {
    const admin = await readAdmin();
    if (admin) writeItem(FLAG, 'true');
    else removeItem(FLAG);
    return admin;
  });

/** How an account is called on screen: its e-mail address, else its phone number. */
export const nameOf = ({ email, phone }: Admin): string => email ?? `+${phone}`;

/** Spec 4, Admin guard, step 1. */
export const hasLoginFlag = (): boolean => readItem(FLAG) === 'true';

/** Spec 4, Admin guard, step 3. */
export const clearLoginFlag = (): void => removeItem(FLAG);

/**
 * Calls back whenever the session ends, in another tab as well; gives the function that stops it.
 * The callback runs after the Auth client has finished: calling that from inside one of its events
 * can lock it up.
 */
export function onSignedOut(callback: () => void): () => void {
  const { data } = getSupabase().auth.onAuthStateChange((event) => {
    if (event !== 'SIGNED_OUT') return;
    removeItem(FLAG);
    setTimeout(callback, 0);
  });
  return () => data.subscription.unsubscribe();
}

function addressee(identifier: string): { email: string } | { phone: string } {
  const text = identifier.trim();
  if (text.includes('@')) return { email: text };
  const phone = toE164(text);
  if (!phone) throw new Refusal('invalidIdentifier');
  return { phone };
}

/** Unknown users and wrong passwords are counted alike. */
function counted(error: unknown): unknown {
  const reason = reasonOf(error);
  if (reason === 'invalidCredentials') countFailure();
  if (reason === 'tooManyAttempts') countRefusal(authRetryAfter());
  return error;
}

async function readAdmin(): Promise<Admin | null> {
  if (isIdle()) {
    await endSession();
    return null;
  }
  const { data, error } = await getSupabase().auth.getSession();
  if (!data.session) return withoutSession(error);
  const { user } = data.session;
  try {
    return (await hasAdminRole(user.id)) && !(await needsCode()) ? toAdmin(user) : null;
  } catch (cause) {
    return withoutSession(cause);
  }
}

async function hasAdminRole(id: string): Promise<boolean> {
  const query = getSupabase().from('profiles').select('role').eq('id', id).maybeSingle();
  const { data } = await query.retry(false).throwOnError();
  return data?.role === 'admin';
}

async function endSession(): Promise<void> {
  removeItem(FLAG);
  forgetActivity();
  const { error } = await getSupabase().auth.signOut({ scope: 'local' });
  if (error) removeItem(SESSION_KEY);
}

const toAdmin = (user: { id: string; email?: string; phone?: string }): Admin => ({
  id: user.id,
  email: user.email || null,
  phone: user.phone || null,
});
