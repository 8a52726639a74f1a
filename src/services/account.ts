import { Refusal, reasonOf } from '../lib/reasons';
import { attempt, type Result } from '../lib/result';
import { getSupabase } from '../lib/supabase';
import { type Admin, clearLoginFlag, currentAdmin } from './auth';
import { noteActivity } from './lastActivity';
import { expectCode, proveFactor } from './secondFactor';
import { staffCall } from './staffCall';

type Auth = ReturnType<typeof getSupabase>['auth'];

/** What shows that somebody reads the mailbox: the code of the message, or its link's token. */
export type ResetProof = { email: string; code: string } | { tokenHash: string };

/** What became of the other devices once a password has changed. */
export interface PasswordChange {
  /** False: the password is new, but sessions elsewhere could not be ended. */
  othersSignedOut: boolean;
}

/**
 * Sends a message with a code to an account's mailbox. Succeeds for unknown addresses too, and for
 * one that was written to a moment ago, so that nobody learns who has an account. Fails with
 * `invalidIdentifier`, `tooManyAttempts`, `network`, `timeout`, `server`.
 */
export const sendResetCode = (email: string): Promise<Result<null>> =>
  attempt('passwordReset', async () => {
    const { error } = await getSupabase().auth.resetPasswordForEmail(email.trim());
    if (error && error.code !== 'over_email_send_rate_limit') throw error;
    return null;
  });

/**
 * Signs in with what the message held, once. Fails with `wrongCode` when it is wrong, used or older
 * than an hour.
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
 * the code of its second factor, if it has one. Fails with `weakPassword`, `samePassword`,
 * `sessionExpired`, `codeNeeded`, `wrongFactor`.
 */
export const setPassword = (password: string, factor = ''): Promise<Result<PasswordChange>> =>
  staffCall('passwordChange', ({ auth }) => replacePassword(auth, password, factor));

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
    return replacePassword(auth, next, factor);
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
  password: string,
  factor: string,
): Promise<PasswordChange> {
  await proveFactor(factor);
  const { error } = await auth.updateUser({ password });
  if (error) throw error;
  const others = await auth.signOut({ scope: 'others' });
  return { othersSignedOut: others.error === null };
}
