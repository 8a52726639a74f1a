import { readItem, removeItem, writeItem } from '../../lib/browser/storage';
import { AppError, toErrorCode } from '../../lib/http/errorCodes';
import { attempt, type Result, succeed } from '../../lib/http/result';
import { authRetryAfter, getSupabase, SESSION_KEY } from '../../lib/http/supabase';
import { i18n } from '../../lib/i18n/i18n';
import { toE164 } from '../../lib/text/phone';
import { rethrowUnanswered } from '../withStaffSession';
import { clearActivity, isIdle, recordActivity } from './lastActivity';
import { recordFailure, recordRateLimit, resetBackoff, secondsToWait } from './signInBackoff';

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
  /** As GoTrue stores it: digits without a plus. */
  phone: string | null;
}

/**
 * Signs in with a password and sets the local flag (spec 4, Sign-in). Sends nothing while
 * `secondsToWait` is above 0 (`tooManyAttempts`).
 * @returns the admin. Fails with `missingCredentials`, `invalidIdentifier`, `invalidCredentials`,
 *   `accountBlocked`, `notConfirmed`, `emailOff`, `phoneOff`, `captchaOn`, `tooManyAttempts`, `network`,
 *   `timeout`, `server`; with `notAllowed` for an account without the admin role, which is signed out
 *   again; with `codeNeeded` for an account with a second factor: continue with `signInWithCode`
 */
export async function signIn(credentials: Credentials): Promise<Result<Admin>> {
  const result = await attempt('signIn', () => authenticate(credentials));
  const rateLimited = !result.success && result.code === 'tooManyAttempts';
  // The form counts down the seconds.
  return rateLimited ? { ...result, advice: i18n.t('errors:tooManySignIns') } : result;
}

async function authenticate({ identifier, password }: Credentials): Promise<Admin> {
  if (!identifier.trim() || !password) throw new AppError('missingCredentials');
  const username = parseIdentifier(identifier);
  if (secondsToWait() > 0) throw new AppError('tooManyAttempts');
  const { data, error } = await getSupabase().auth.signInWithPassword({ ...username, password });
  if (error) {
    recordRejection(error);
    throw error;
  }
  const isAdmin = await hasAdminRole(data.user.id).catch(async (cause: unknown) => {
    await endSession();
    throw cause;
  });
  if (!isAdmin) {
    await endSession();
    throw new AppError('notAllowed');
  }
  if (await needsMfaCode()) throw new AppError('codeNeeded');
  return completeSignIn(data.user);
}

/** Whether the account has a second factor that the stored session has not proved. Throws what auth-js gives. */
export async function needsMfaCode(): Promise<boolean> {
  const { currentLevel, nextLevel } = await assuranceLevels();
  return nextLevel === 'aal2' && currentLevel !== 'aal2';
}

/**
 * The assurance level of the stored session (`currentLevel`), and the one that the account's factors
 * require (`nextLevel`). Asked on every site, because the database refuses a session that has not proved
 * its factor even where none is offered any more (decision 0022). Throws what auth-js gives.
 */
export async function assuranceLevels() {
  const { data, error } = await getSupabase().auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data;
}

/** Records a successful sign-in: resets the backoff, starts the idle timer, sets the local flag. */
export function completeSignIn(user: Parameters<typeof toAdmin>[0]): Admin {
  resetBackoff();
  recordActivity();
  writeItem(FLAG, 'true');
  return toAdmin(user);
}

/** Signs out on this device. Never fails: the stored session is removed even if the server cannot be reached. */
export async function signOut(): Promise<Result<null>> {
  await endSession();
  return succeed(null);
}

/**
 * Checks the stored session with the server (spec 4, Admin guard, step 2) and updates the local flag.
 * @returns the admin; null without a valid session, after 12 hours of inactivity (the session is then
 *   ended), or for an account without the admin role. Fails with `network`, `timeout` or `server`, which
 *   leaves the flag unchanged
 */
export const currentAdmin = (): Promise<Result<Admin | null>> =>
  attempt('sessionCheck', async () => {
    const admin = await readAdmin();
    if (admin) writeItem(FLAG, 'true');
    else removeItem(FLAG);
    return admin;
  });

/** Display name of an account: its e-mail address, else its phone number with a plus. */
export const nameOf = ({ email, phone }: Admin): string => email ?? `+${phone}`;

/** Spec 4, Admin guard, step 1. */
export const hasLoginFlag = (): boolean => readItem(FLAG) === 'true';

/** Spec 4, Admin guard, step 3. */
export const clearLoginFlag = (): void => removeItem(FLAG);

/**
 * Subscribes to the end of the session, in this tab or another. The callback is deferred, because
 * auth-js can deadlock when it is called from inside one of its events.
 * @returns a function that unsubscribes
 */
export function onSignedOut(callback: () => void): () => void {
  const { data } = getSupabase().auth.onAuthStateChange((event) => {
    if (event !== 'SIGNED_OUT') return;
    removeItem(FLAG);
    setTimeout(callback, 0);
  });
  return () => data.subscription.unsubscribe();
}

function parseIdentifier(identifier: string): { email: string } | { phone: string } {
  const text = identifier.trim();
  if (text.includes('@')) return { email: text };
  const phone = toE164(text);
  if (!phone) throw new AppError('invalidIdentifier');
  return { phone };
}

/** Lengthens the backoff; GoTrue rejects unknown users and wrong passwords alike. */
function recordRejection(error: unknown): void {
  const code = toErrorCode(error);
  if (code === 'invalidCredentials') recordFailure();
  if (code === 'tooManyAttempts') recordRateLimit(authRetryAfter());
}

async function readAdmin(): Promise<Admin | null> {
  if (isIdle()) {
    await endSession();
    return null;
  }
  const { data, error } = await getSupabase().auth.getSession();
  if (!data.session) {
    rethrowUnanswered(error);
    return null;
  }
  const { user } = data.session;
  try {
    return (await hasAdminRole(user.id)) && !(await needsMfaCode()) ? toAdmin(user) : null;
  } catch (cause) {
    rethrowUnanswered(cause);
    return null;
  }
}

async function hasAdminRole(id: string): Promise<boolean> {
  const query = getSupabase().from('profiles').select('role').eq('id', id).maybeSingle();
  const { data } = await query.retry(false).throwOnError();
  return data?.role === 'admin';
}

async function endSession(): Promise<void> {
  removeItem(FLAG);
  clearActivity();
  const { error } = await getSupabase().auth.signOut({ scope: 'local' });
  if (error) removeItem(SESSION_KEY);
}

const toAdmin = (user: { id: string; email?: string; phone?: string }): Admin => ({
  id: user.id,
  email: user.email || null,
  phone: user.phone || null,
});
