import type { User } from '@supabase/supabase-js';
import { env } from '../../lib/env';
import { AppError } from '../../lib/http/errorCodes';
import { attempt, type Result } from '../../lib/http/result';
import { getSupabase } from '../../lib/http/supabase';
import { withStaffSession } from '../withStaffSession';
import { type Admin, assuranceLevels, completeSignIn, needsMfaCode } from './auth';
import { rememberedFactor } from './rememberedSession';

/** A second factor that is not confirmed yet, for an authenticator app. */
export interface Enrolment {
  id: string;
  /** The QR code, as a `data:` URL of an SVG image. */
  qrCode: string;
  /** The content of the QR code as text, to be typed. */
  secret: string;
}

/**
 * Whether the pages show the second factor: where the site offers one (docs/deployment.md), and to
 * accounts that have one, because they need its codes and must be able to remove it.
 */
export const secondFactorOffered = (): boolean => env.secondFactor || rememberedFactor();

/** The id of the account's verified factor, or null. Fails as `withStaffSession` does. */
export const activeFactor = (): Promise<Result<string | null>> =>
  withStaffSession('secondFactor', async () => (await listFactors()).verified);

/**
 * Enrols a factor, which counts once `confirmFactor` has verified a code of it. Removes the
 * unconfirmed factors of earlier visits first.
 * @returns what the authenticator app needs. Fails with `factorOff` where GoTrue has TOTP disabled,
 *   `factorChanged` where another tab was faster
 */
export const enrolFactor = (): Promise<Result<Enrolment>> =>
  withStaffSession('secondFactor', async ({ auth }) => {
    for (const id of (await listFactors()).unconfirmed) await unenrol(id);
    const { data, error } = await auth.mfa.enroll({
      factorType: 'totp',
      issuer: 'Embassy of Kenya',
    });
    if (error) throw error;
    return { id: data.id, qrCode: encodeSvg(data.totp.qr_code), secret: data.totp.secret };
  });

/** Confirms an enrolled factor with its first code; sign-ins ask for one from now on. `wrongFactor`. */
export const confirmFactor = (id: string, code: string): Promise<Result<null>> =>
  withStaffSession('secondFactor', async () => {
    await verify(id, code);
    return null;
  });

/** Removes a factor, which takes a code of it. `wrongFactor`. */
export const removeFactor = (id: string, code: string): Promise<Result<null>> =>
  withStaffSession('secondFactor', async ({ auth }) => {
    await verify(id, code);
    await unenrol(id);
    // The token still claims the factor.
    await auth.refreshSession();
    return null;
  });

/**
 * The second step of a sign-in that failed with `codeNeeded`.
 * @returns the admin. Fails with `wrongFactor`, `ipAddressChanged`, `factorOff`, `factorChanged`, or as `signIn` does
 */
export const signInWithCode = (code: string): Promise<Result<Admin>> =>
  attempt('signIn', async () => {
    const { verified } = await listFactors();
    if (verified === null) throw new AppError('sessionExpired');
    return completeSignIn(await verify(verified, code));
  });

/** Throws `codeNeeded` for a blank code where the account has a second factor. */
export async function requireMfaCode(code: string): Promise<void> {
  const { nextLevel } = await assuranceLevels();
  if (nextLevel === 'aal2' && !code.trim()) throw new AppError('codeNeeded');
}

/**
 * Raises the session to the assurance level that the account's factor requires; GoTrue changes a
 * password at that level alone. Throws `codeNeeded` for a blank code, `wrongFactor` for a wrong one.
 */
export async function proveFactor(code: string): Promise<void> {
  if (!(await needsMfaCode())) return;
  await requireMfaCode(code);
  const { verified } = await listFactors();
  if (verified === null) throw new AppError('codeNeeded');
  await verify(verified, code);
}

async function listFactors(): Promise<{ verified: string | null; unconfirmed: string[] }> {
  const { data, error } = await getSupabase().auth.mfa.listFactors();
  if (error) throw error;
  const unconfirmed = data.all.filter(({ status }) => status !== 'verified');
  return { verified: data.totp[0]?.id ?? null, unconfirmed: unconfirmed.map(({ id }) => id) };
}

async function verify(factorId: string, code: string): Promise<User> {
  const { mfa } = getSupabase().auth;
  const challengeAndVerify = () => mfa.challengeAndVerify({ factorId, code: code.trim() });
  const first = await challengeAndVerify();
  // GoTrue wants challenge and code from one network address. Behind the rewrites the two requests may
  // reach it from different ones, so a mismatch is retried once with a new challenge.
  const mismatch = first.error?.code === 'mfa_ip_address_mismatch';
  const { data, error } = mismatch ? await challengeAndVerify() : first;
  if (error) throw error;
  return data.user;
}

/** auth-js puts the SVG into the `data:` URL unescaped; the first `#` of a colour would end the URL. */
const encodeSvg = (url: string): string =>
  `data:image/svg+xml,${encodeURIComponent(url.slice(url.indexOf(',') + 1))}`;

async function unenrol(factorId: string): Promise<void> {
  const { error } = await getSupabase().auth.mfa.unenroll({ factorId });
  if (error) throw error;
}
