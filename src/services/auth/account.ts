import { AppError, toErrorCode } from '../../lib/http/errorCodes';
import { attempt, type Result } from '../../lib/http/result';
import { getSupabase } from '../../lib/http/supabase';
import { withStaffSession } from '../withStaffSession';
import { type Admin, clearLoginFlag, currentAdmin } from './auth';
import { recordActivity } from './lastActivity';
import { proveFactor, requireMfaCode } from './secondFactor';

type Auth = ReturnType<typeof getSupabase>['auth'];

/** Proof of access to the mailbox: the code of the message, or the token of its link. */
export type ResetProof = { email: string; code: string } | { tokenHash: string };

/** What a new password did to the other sessions of the account. */
export interface PasswordChange {
  /** False: the password has changed, but the other sessions could not be ended. */
  othersSignedOut: boolean;
}

/**
 * Asks GoTrue to send a code to a mailbox (spec 4, Password reset). Succeeds for unknown addresses, and
 * for accounts over their limit of messages (`over_email_send_rate_limit`, which GoTrue answers for
 * existing accounts alone), so that the answer does not tell which accounts exist (decision 0025).
 * @returns null. Fails with `invalidIdentifier`, `tooManyAttempts`, `mailUnavailable` without an SMTP
 *   server (docs/deployment.md), `emailOff`, `captchaOn`, `network`, `timeout`, `server`
 */
export const sendResetCode = (email: string): Promise<Result<null>> =>
  attempt('passwordReset', async () => {
    const { error } = await getSupabase().auth.resetPasswordForEmail(email.trim());
    if (error && error.code !== 'over_email_send_rate_limit') throw error;
    return null;
  });

/**
 * Exchanges the proof for a session; GoTrue accepts each proof once.
 * @returns null. Fails with `wrongCode` for a proof that is wrong, used or older than an hour,
 *   `accountBlocked`, `tooManyAttempts`
 */
export const verifyResetProof = (proof: ResetProof): Promise<Result<null>> =>
  attempt('passwordReset', async () => {
    const { error } = await getSupabase().auth.verifyOtp(
      'tokenHash' in proof
        ? { type: 'recovery', token_hash: proof.tokenHash }
        : { type: 'recovery', email: proof.email.trim(), token: proof.code.trim() },
    );
    if (error) throw error;
    recordActivity();
    return null;
  });

/**
 * Sets the password of the signed-in account and ends its other sessions. For sessions that began with
 * a reset: GoTrue asks all others for the current password (`proofNeeded`).
 * @param mfaCode a code of the second factor; empty for an account without one
 * @returns whether the other sessions were ended. Fails with `weakPassword`, `samePassword`, `rejected`
 *   beyond 72 bytes, `sessionExpired`, `codeNeeded`, `wrongFactor`
 */
export const setPassword = (newPassword: string, mfaCode = ''): Promise<Result<PasswordChange>> =>
  withStaffSession('passwordChange', ({ auth }) =>
    updatePassword(auth, { password: newPassword }, mfaCode),
  );

/** As `setPassword`, checking the current password first; `wrongPassword` where it is not that. */
export const changePassword = (
  currentPassword: string,
  newPassword: string,
  mfaCode = '',
): Promise<Result<PasswordChange>> =>
  withStaffSession('passwordChange', async ({ auth }) => {
    // The sign-in below replaces the session by one that has not proved the second factor.
    await requireMfaCode(mfaCode);
    const { data } = await auth.getUser();
    const { email, phone } = data.user ?? {};
    const username = email ? { email } : { phone: phone ?? '' };
    const credentials = { ...username, password: currentPassword };
    const { error } = await auth.signInWithPassword(credentials);
    if (error && toErrorCode(error) === 'invalidCredentials') throw new AppError('wrongPassword');
    if (error) throw error;
    const passwords = { password: newPassword, current_password: currentPassword };
    return updatePassword(auth, passwords, mfaCode);
  });

/**
 * The admin that a reset has signed in.
 * @returns the admin. Fails with `notAllowed` for an account without the admin role, which is signed out again
 */
export const signInAfterReset = (): Promise<Result<Admin>> =>
  attempt('signIn', async () => {
    const result = await currentAdmin();
    if (!result.success) throw result.cause;
    if (result.data) return result.data;
    await getSupabase().auth.signOut({ scope: 'local' });
    throw new AppError('notAllowed');
  });

/** Ends every session of the account, this one included. A failure leaves all sessions as they are. */
export const signOutEverywhere = (): Promise<Result<null>> =>
  withStaffSession('signOut', async ({ auth }) => {
    const { error } = await auth.signOut({ scope: 'global' });
    if (error) throw error;
    clearLoginFlag();
    return null;
  });

async function updatePassword(
  auth: Auth,
  passwords: { password: string; current_password?: string },
  mfaCode: string,
): Promise<PasswordChange> {
  await proveFactor(mfaCode);
  const { error } = await auth.updateUser(passwords);
  // The request has no identifier, so what GoTrue finds invalid is the password.
  if (error && toErrorCode(error) === 'invalidIdentifier') throw new AppError('rejected');
  if (error) throw error;
  const others = await auth.signOut({ scope: 'others' });
  return { othersSignedOut: others.error === null };
}
