import { AppError } from '../../../lib/http/errorCodes';
import type { Result } from '../../../lib/http/result';
import { getSupabase } from '../../../lib/http/supabase';
import { attemptAuth } from '../staffErrorCode';
import { withStaffSession } from '../withStaffSession';
import { assuranceLevels, currentStaffMember, type StaffMember } from './auth';
import { proveFactor } from './secondFactor';

/**
 * Requests a message with a reset code (R7.3). It succeeds for unknown e-mail addresses too, and
 * for `over_email_send_rate_limit`, which GoTrue returns for existing accounts alone, because the
 * result must not reveal which accounts exist (decision 0025).
 * @param email white space around it is removed
 * @returns null. Fails with `authRefused` without an SMTP server (docs/deployment.md), and with
 *   `invalidCredentials` for a text that is no address
 */
export const sendResetCode = (email: string): Promise<Result<null>> =>
  attemptAuth('passwordReset', async () => {
    const { error } = await getSupabase().auth.resetPasswordForEmail(email.trim());
    if (error && error.code !== 'over_email_send_rate_limit') throw error;
    return null;
  });

/**
 * Exchanges the code of the message for a session (R7.3), which auth-js stores. GoTrue accepts the
 * code once.
 * @param code white space is removed
 * @returns null. Fails with `wrongCode` for a code that is wrong, used or older than ten minutes,
 *   with `noAccess` for a blocked account
 */
export const verifyResetCode = (email: string, code: string): Promise<Result<null>> =>
  attemptAuth('passwordReset', async () => {
    const token = code.replace(/\s/g, '');
    const { error } = await getSupabase().auth.verifyOtp({ type: 'recovery', email, token });
    if (error) throw error;
    return null;
  });

/**
 * Sets the password in the session of {@link verifyResetCode}, and ends the other sessions (R7.4,
 * R7.14). Stores the local flag and the role.
 * @param mfaCode six digits of the second factor; empty for an account without one
 * @returns the member of staff. Fails with `weakPassword`, with `wrongCode` for a wrong or missing
 *   `mfaCode`, with `tooManyAttempts`, and, once the password is set, with `noAccess`, signed out
 *   again, if the account has no role
 */
export const resetPassword = (password: string, mfaCode: string): Promise<Result<StaffMember>> =>
  withStaffSession('passwordReset', async ({ auth }) => {
    await updatePassword({ password }, mfaCode);
    const result = await currentStaffMember();
    if (!result.success) throw result.cause;
    if (result.data) return result.data;
    await auth.signOut({ scope: 'local' });
    throw new AppError('noAccess');
  });

/**
 * Signs in with the current password, sets the new one, and ends the other sessions (R7.4).
 * @param mfaCode as in {@link resetPassword}
 * @returns null. Fails with `invalidCredentials`, `noAccess`, `weakPassword` and `wrongCode`
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
 * Proves the second factor, sets the password, and ends the other sessions. Throws as
 * {@link proveFactor}, and the AuthError of GoTrue.
 */
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
