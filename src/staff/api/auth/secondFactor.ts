import type { User } from '@supabase/supabase-js';
import { AppError } from '../../../lib/http/errorCodes';
import type { Result } from '../../../lib/http/result';
import { getSupabase } from '../../../lib/http/supabase';
import { attemptAuth } from '../staffErrorCode';
import { withStaffSession } from '../withStaffSession';
import { completeSignIn, needsMfaCode, readRole, type StaffMember } from './auth';

/** A second factor that is not confirmed yet, for an authenticator app. */
export interface Enrolment {
  id: string;
  /** The QR code, as a `data:` URL of an SVG image. */
  qrCode: string;
  /** The content of the QR code as text, to be typed. */
  secret: string;
}

/**
 * Fetches the id of the account's second factor (R7.6), for {@link removeFactor}; null without one.
 * Fails with the codes of {@link withStaffSession}.
 */
export const activeFactor = (): Promise<Result<string | null>> =>
  withStaffSession('secondFactor', async () => (await listFactors()).verified);

/**
 * Enrols a TOTP factor (R7.6), which counts once {@link confirmFactor} has verified a code of it.
 * Removes the account's unconfirmed factors first.
 * @returns the factor's id for {@link confirmFactor}, QR code and secret. Fails with
 *   `sessionExpired` if another tab enrolled a factor, and with `tooManyAttempts`
 */
export const enrolFactor = (): Promise<Result<Enrolment>> =>
  withStaffSession('secondFactor', async ({ auth }) => {
    for (const id of (await listFactors()).unconfirmed) await unenrol(id);
    const factor = { factorType: 'totp', issuer: 'Embassy of Kenya' } as const;
    const { data, error } = await auth.mfa.enroll(factor);
    if (error) throw error;
    return { id: data.id, qrCode: encodeSvg(data.totp.qr_code), secret: data.totp.secret };
  });

/**
 * Confirms an enrolled factor with its first code; sign-ins require a code from then on (R7.6).
 * @param id the id of the {@link Enrolment}
 * @param code six digits of the authenticator app
 * @returns null. Fails with `wrongCode`, and with `sessionExpired` if the factor was removed
 */
export const confirmFactor = (id: string, code: string): Promise<Result<null>> =>
  withStaffSession('secondFactor', async () => {
    await verifyCode(id, code);
    return null;
  });

/**
 * Removes a confirmed factor after verifying a code, and renews the session, whose token named the
 * factor (R7.6). Returns and fails as {@link confirmFactor} does.
 * @param id of {@link activeFactor}
 */
export const removeFactor = (id: string, code: string): Promise<Result<null>> =>
  withStaffSession('secondFactor', async ({ auth }) => {
    await verifyCode(id, code);
    await unenrol(id);
    // Renewed, because the stored access token would go on naming the factor.
    await auth.refreshSession();
    return null;
  });

/**
 * Completes a sign-in for which `signIn` returned null, by a code of the second factor (R7.6).
 * Stores the local flag and the role. The session stays after a failure.
 * @param code six digits of the authenticator app
 * @returns the member of staff. Fails with `wrongCode`, with `noAccess` if the account has lost its
 * role in the meantime, with `sessionExpired` if the factor was removed in the meantime
 */
export const signInWithCode = (code: string): Promise<Result<StaffMember>> =>
  attemptAuth('signIn', async () => {
    const { verified } = await listFactors();
    if (verified === null) throw new AppError('sessionExpired');
    const user = await verifyCode(verified, code);
    return completeSignIn(user, await readRole(user.id));
  });

/**
 * Proves the second factor, which raises the session to `aal2`, because GoTrue changes a password
 * only at the assurance level that the factor requires. Does nothing if there is none to prove.
 * @param code six digits of the authenticator app
 * @throws AppError `wrongCode` for a blank code, and without a verified factor; the AuthError of
 *   GoTrue
 */
export async function proveFactor(code: string): Promise<void> {
  if (!(await needsMfaCode())) return;
  const { verified } = await listFactors();
  if (verified === null || !code.trim()) throw new AppError('wrongCode');
  await verifyCode(verified, code);
}

/** Fetches the id of the first verified TOTP factor, or null, and all ids of unverified factors. */
async function listFactors(): Promise<{ verified: string | null; unconfirmed: string[] }> {
  const { data, error } = await getSupabase().auth.mfa.listFactors();
  if (error) throw error;
  const unconfirmed = data.all.filter(({ status }) => status !== 'verified');
  return { verified: data.totp[0]?.id ?? null, unconfirmed: unconfirmed.map(({ id }) => id) };
}

/** Verifies a code, which raises the session to `aal2`. Throws the AuthError of GoTrue. */
async function verifyCode(factorId: string, code: string): Promise<User> {
  const { mfa } = getSupabase().auth;
  const { data, error } = await mfa.challengeAndVerify({ factorId, code: code.trim() });
  if (error) throw error;
  return data.user;
}

/** Escapes the SVG of a `data:` URL, because auth-js does not and a `#` would end it. */
const encodeSvg = (url: string): string =>
  `data:image/svg+xml,${encodeURIComponent(url.slice(url.indexOf(',') + 1))}`;

/** Removes a factor, confirmed or not. Throws the AuthError of GoTrue. */
async function unenrol(factorId: string): Promise<void> {
  const { error } = await getSupabase().auth.mfa.unenroll({ factorId });
  if (error) throw error;
}
