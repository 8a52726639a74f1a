import { readItem, removeItem, writeItem } from '../../../lib/browser/storage';
import { AppError } from '../../../lib/http/errorCodes';
import type { Result } from '../../../lib/http/result';
import { getSupabase, SESSION_KEY } from '../../../lib/http/supabase';
import { toE164 } from '../../../lib/text/phone';
import type { StaffRole } from '../../kinds/rights';
import { attemptAuth } from '../staffErrorCode';
import { accessClosed, rethrowUnanswered } from '../withStaffSession';

/** Storage key of a hint, never a right (R6.4): opens the staff area before the check (R4.8). */
const FLAG = 'isLoggedIn';
/** Storage key of that account's role, for pages before the session check; never a right. */
const ROLE = 'embassy-staff-role';

export interface StaffMember {
  id: string;
  role: StaffRole;
  email: string | null;
  /** Phone number as GoTrue stores it: digits without a plus. */
  phone: string | null;
}

type Account = { id: string; email?: string; phone?: string };

export interface Credentials {
  /** An e-mail address, or a phone number in a usual Russian, Kenyan or international spelling. */
  identifier: string;
  password: string;
}

/**
 * Signs in with a password, stores the flag `isLoggedIn` and the role on this device (R5.9, R7.1,
 * R4.11), and updates {@link accessClosed}.
 * @returns the member of staff; null for an account with a second factor, with a session but
 *   without flag and role: `signInWithCode` follows. Fails with `invalidCredentials` (also for a
 *   text that is neither address nor number), `noAccess` for an account that is blocked or has no
 *   role, and the codes of {@link attemptAuth}; signs out again if the role cannot be read
 */
export const signIn = ({
  identifier,
  password,
}: Credentials): Promise<Result<StaffMember | null>> =>
  attemptAuth('signIn', async () => {
    const username = parseIdentifier(identifier);
    const { data, error } = await getSupabase().auth.signInWithPassword({ ...username, password });
    if (error) throw error;
    const role = await readRole(data.user.id).catch(async (cause: unknown) => {
      await signOut();
      throw cause;
    });
    return (await needsMfaCode()) ? null : completeSignIn(data.user, role);
  });

/**
 * Returns whether the stored session has an unproved second factor (R7.6); false without a session.
 * Requests and throws as {@link assuranceLevels} does.
 */
export async function needsMfaCode(): Promise<boolean> {
  const { currentLevel, nextLevel } = await assuranceLevels();
  return nextLevel === 'aal2' && currentLevel !== 'aal2';
}

/**
 * Returns the assurance levels of the stored session: `currentLevel`, which its token proves, and
 * `nextLevel`, which is `aal2` with a verified factor. Each is `aal1`, `aal2` or null without a
 * session. Sends a request only to renew the session. Ignores `env.secondFactor`, because the
 * database rejects an unproved factor even where none is offered (decision 0022).
 * @throws the AuthError of auth-js
 */
export async function assuranceLevels() {
  const { data, error } = await getSupabase().auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data;
}

/** Stores the flag `isLoggedIn` and the role on this device, and returns the member of staff. */
export function completeSignIn(user: Account, role: StaffRole): StaffMember {
  writeFlagAndRole(role);
  return toStaffMember(user, role);
}

/**
 * Checks the stored session with the server, and updates the flag `isLoggedIn`, the remembered role
 * and {@link accessClosed} (R4.9 to R4.11). A failure leaves the flag as it is.
 * @returns the member of staff; null without a valid session, without a role, and with an unproved
 *   second factor
 */
export const currentStaffMember = (): Promise<Result<StaffMember | null>> =>
  attemptAuth('sessionCheck', async () => {
    const member = await readStaffMember();
    if (member) writeFlagAndRole(member.role);
    else removeItem(FLAG);
    return member;
  });

/** Returns whether the local login flag is set: a hint, not proof of a session (R4.8, R6.4). */
export const hasLoginFlag = (): boolean => readItem(FLAG) === 'true';

/**
 * Returns the role of the last sign-in or session check on this device; `admin` without one. A hint
 * for pages before the check, never a right (R6.4).
 */
export const rememberedRole = (): StaffRole => (readItem(ROLE) === 'writer' ? 'writer' : 'admin');

/** Removes the role of {@link rememberedRole} from this device. */
export const forgetRole = (): void => removeItem(ROLE);

/**
 * Calls `callback` when the session ends, in this tab or another, and removes the flag
 * `isLoggedIn`. In a new task, because a call of auth-js inside its events can deadlock.
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

function writeFlagAndRole(role: StaffRole): void {
  writeItem(FLAG, 'true');
  writeItem(ROLE, role);
}

/** Returns the e-mail address (with `@`) or phone number; else throws `invalidCredentials`. */
function parseIdentifier(identifier: string): { email: string } | { phone: string } {
  const text = identifier.trim();
  if (text.includes('@')) return { email: text };
  const phone = toE164(text);
  if (!phone) throw new AppError('invalidCredentials');
  return { phone };
}

/**
 * Reads the account of the stored session and fetches its role. Records in {@link accessClosed}
 * whether its access is closed.
 * @returns null without a valid session, for an account without a role or with an unproved factor
 * @throws an error that leaves open whether the session is valid
 */
async function readStaffMember(): Promise<StaffMember | null> {
  const { data, error } = await getSupabase().auth.getSession();
  if (!data.session) {
    rethrowUnanswered(error);
    accessClosed.set(false);
    return null;
  }
  const { user } = data.session;
  try {
    const role = await readRole(user.id);
    return (await needsMfaCode()) ? null : toStaffMember(user, role);
  } catch (cause) {
    rethrowUnanswered(cause);
    return null;
  }
}

/**
 * Ends the session on this device (R7.5), and removes the local flag. Never rejects: it deletes the
 * stored session if GoTrue cannot be reached.
 */
export async function signOut(): Promise<void> {
  removeItem(FLAG);
  const { error } = await getSupabase().auth.signOut({ scope: 'local' });
  if (error) removeItem(SESSION_KEY);
}

/** Returns an account's e-mail address, else its phone number: `+79991234567`. One is not null. */
export const accountName = ({ email, phone }: Pick<StaffMember, 'email' | 'phone'>): string =>
  email ?? `+${phone}`;

/**
 * Fetches the role of the signed-in account, and records in {@link accessClosed} whether its access
 * is closed. Needs a session.
 * @param id of the account of the session
 * @throws AppError `noAccess` for an account without a role, and if an ended session hides its row;
 *   the error of PostgREST, NetworkFailure, RequestTimeout
 */
export async function readRole(id: string): Promise<StaffRole> {
  const query = getSupabase().from('profiles').select('role').eq('id', id).maybeSingle();
  const { data } = await query.retry(false).throwOnError();
  accessClosed.set(data?.role === null);
  if (data?.role !== 'admin' && data?.role !== 'writer') throw new AppError('noAccess');
  return data.role;
}

/** Converts an account of GoTrue, in which an absent address or number may be an empty text. */
const toStaffMember = (user: Account, role: StaffRole): StaffMember => ({
  id: user.id,
  role,
  email: user.email || null,
  phone: user.phone || null,
});
