import { Refusal, reasonOf } from '../../lib/http/reasons';
import { attempt, type Result } from '../../lib/http/result';
import { getSupabase } from '../../lib/http/supabase';
import { staffCall } from '../staffCall';
import { type Admin, clearLoginFlag, currentAdmin } from './auth';
import { noteActivity } from './lastActivity';
import { expectCode, proveFactor } from './secondFactor';

type Auth = ReturnType<typeof getSupabase>['auth'];

/** What shows that somebody reads the mailbox: the code of the message, or its link's token. */
export type ResetProof = { email: string; code: string } | { tokenHash: string };

/** What became of the other devices once a password has changed. */
export interface PasswordChange {
  /** False: the password is new, but sessions elsewhere could not be ended. */
  othersSignedOut: boolean;
}

/**
 * Asks GoTrue to send a code to an account's mailbox. Success says that it was asked, not that a message
 * is on its way: unknown addresses succeed, and so does an account that has had its message of this minute
 * or hour (`over_email_send_rate_limit`, which GoTrue answers for existing accounts alone). So the screen
 * is the same for all and tells nobody who has an account (decision 0025). Fails with
 * `invalidIdentifier`, `tooManyAttempts`, `mailUnavailable` without an SMTP server (docs/deployment.md),
 * `emailOff`, `captchaOn`, `network`, `timeout`, `server`.
 */
export const sendResetCode = (email: string): Promise<Result<null>> =>
  attempt('passwordReset', async () => {
    const { error } = await getSupabase().auth.resetPasswordForEmail(email.trim());
    if (error && error.code !== 'over_email_send_rate_limit') throw error;
    return null;
  });

/**
 * Signs in with what the message held, once. Fails with `wrongCode` when it is wrong, used or older
 * than an hour, `accountBlocked`, `tooManyAttempts`.
 */
export const redeemReset = (proof: ResetProof): Promise<Result<null>> =>
  attempt('passwordReset', async () => {
    const { error } = await getSupabase().auth.verifyOtp(
      'tokenHash' in proof
        ? { type: 'recovery', token_hash: proof.tokenHash }
        : { type: 'recovery', email: proof.email.trim(), token: proof.code.trim() },
    );
    if (error) throw error;
    noteActivity();
    return null;
  });

/**
 * Gives the account that is signed in another password and ends its sessions elsewhere; `factor` is
 * the code of its second factor, if it has one. For a session that began with a code or link: any
 * other must name the current password (`proofNeeded`). Fails with `weakPassword`, `samePassword`,
 * `rejected` beyond 72 bytes, `sessionExpired`, `codeNeeded`, `wrongFactor`.
 */
export const setPassword = (password: string, factor = ''): Promise<Result<PasswordChange>> =>
  staffCall('passwordChange', ({ auth }) => replacePassword(auth, { password }, factor));

/** As `setPassword`, for who knows the present one; `wrongPassword` when it is not that. */
export const changePassword = (
  current: string,
  next: string,
  factor = '',
): Promise<Result<PasswordChange>> =>
  staffCall('passwordChange', async ({ auth }) => {
    // Signing in below takes the proof of the second factor from the session.
    await expectCode(factor);
    const { data } = await auth.getUser();
    const { email, phone } = data.user ?? {};
    const who = email ? { email } : { phone: phone ?? '' };
    const { error } = await auth.signInWithPassword({ ...who, password: current });
    if (error && reasonOf(error) === 'invalidCredentials') throw new Refusal('wrongPassword');
    if (error) throw error;
    return replacePassword(auth, { password: next, current_password: current }, factor);
  });

/** Who is signed in after a reset; `notAllowed`, and signed out again, when that is not staff. */
export const enterAfterReset = (): Promise<Result<Admin>> =>
  attempt('signIn', async () => {
    const result = await currentAdmin();
    if (!result.success) throw result.cause;
    if (result.data) return result.data;
    await getSupabase().auth.signOut({ scope: 'local' });
    throw new Refusal('notAllowed');
  });

/** Ends every session of the account, this one included. A failure leaves all as they are. */
export const signOutEverywhere = (): Promise<Result<null>> =>
  staffCall('signOut', async ({ auth }) => {
    const { error } = await auth.signOut({ scope: 'global' });
    if (error) throw error;
    clearLoginFlag();
    return null;
  });

async function replacePassword(
  auth: Auth,
  passwords: { password: string; current_password?: string },
  factor: string,
): Promise<PasswordChange> {
  await proveFactor(factor);
  const { error } = await auth.updateUser(passwords);
  // There is no identifier in this request: what GoTrue finds invalid is the password.
  if (error && reasonOf(error) === 'invalidIdentifier') throw new Refusal('rejected');
  if (error) throw error;
  const others = await auth.signOut({ scope: 'others' });
  return { othersSignedOut: others.error === null };
}
