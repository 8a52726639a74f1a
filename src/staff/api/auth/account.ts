import { AppError } from '../../../lib/http/errorCodes';
import type { Result } from '../../../lib/http/result';
import { getSupabase } from '../../../lib/http/supabase';
import { attemptAuth } from '../staffErrorCode';
import { withStaffSession } from '../withStaffSession';
import { assuranceLevels, currentStaffMember, type StaffMember } from './auth';
import { proveFactor } from './secondFactor';

/** Proof of access to the mailbox: the code of the message, or the token of its link. */
export type ResetProof = { email: string; code: string } | { tokenHash: string };

/**
 * Requests a message with a reset code (R7.3). It succeeds for unknown e-mail addresses too, and
 * for `over_email_send_rate_limit`, which GoTrue returns for existing accounts alone, because the
 * result must not reveal which accounts exist (decision 0025).
 * @param email white space around it is removed
 * @returns null. Fails with `authRefused` without an SMTP server (docs/deployment.md)
 */
export const sendResetCode = (email: string): Promise<Result<null>> =>
  attemptAuth('passwordReset', async () => {
    const { error } = await getSupabase().auth.resetPasswordForEmail(email.trim());
    if (error && error.code !== 'over_email_send_rate_limit') throw error;
    return null;
  });

/**
 * Exchanges the proof for a session (R7.3). GoTrue accepts it once.
 * @returns null. Fails with `wrongCode` for a proof that is wrong, used or older than ten minutes,
 * with `noAccess` for a blocked account
 */
export const verifyResetProof = (proof: ResetProof): Promise<Result<null>> =>
  attemptAuth('passwordReset', async () => {
    const { error } = await getSupabase().auth.verifyOtp(
      'tokenHash' in proof
        ? { type: 'recovery', token_hash: proof.tokenHash }
        : { type: 'recovery', email: proof.email.trim(), token: proof.code.replace(/\s/g, '') },
    );
    if (error) throw error;
    return null;
  });

/**
 * Sets the password of the signed-in account and ends its other sessions (R7.4). A session that
 * began with a reset needs no more; in all others GoTrue requires the current password.
 * @param mfaCode six digits of the second factor; empty for an account without one
 * @returns null. Fails with `weakPassword` and `wrongCode`
 */
export const setPassword = (newPassword: string, mfaCode = ''): Promise<Result<null>> =>
  withStaffSession('passwordChange', () => updatePassword({ password: newPassword }, mfaCode));

/**
 * Signs in with the current password, then does what {@link setPassword} does (R7.4).
 * @returns as `setPassword`. Fails also with `invalidCredentials` and `noAccess`
 */
export const changePassword = (
  currentPassword: string,
  newPassword: string,
  mfaCode = '',
): Promise<Result<null>> =>
  withStaffSession('passwordChange', async ({ auth }) => {
    // First, because the sign-in below replaces the session by one without the second factor.
    const { nextLevel } = await assuranceLevels();
    if (nextLevel === 'aal2' && !mfaCode.trim()) throw new AppError('wrongCode');
    const { data } = await auth.getUser();
    const { email, phone } = data.user ?? {};
    const username = email ? { email } : { phone: phone ?? '' };
    const { error } = await auth.signInWithPassword({ ...username, password: currentPassword });
    if (error) throw error;
    return updatePassword({ password: newPassword, current_password: currentPassword }, mfaCode);
  });

/**
 * Fetches the member of staff whom a password reset has signed in (R7.14). Fails with `noAccess`,
 * and signs out again, if the account has no role or its second factor is not proved.
 */
export const signInAfterReset = (): Promise<Result<StaffMember>> =>
  attemptAuth('signIn', async () => {
    const result = await currentStaffMember();
    if (!result.success) throw result.cause;
    if (result.data) return result.data;
    await getSupabase().auth.signOut({ scope: 'local' });
    throw new AppError('noAccess');
  });

/** Proves the factor and sets the password. GoTrue then ends the other sessions by itself. */
async function updatePassword(
  passwords: { password: string; current_password?: string },
  mfaCode: string,
): Promise<null> {
  await proveFactor(mfaCode);
  const { auth } = getSupabase();
  const { error } = await auth.updateUser(passwords);
  if (error) throw error;
  // For `@supabase/lite`, which does not.
  await auth.signOut({ scope: 'others' });
  return null;
}
