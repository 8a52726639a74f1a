import type { User } from '@supabase/supabase-js';
import { env } from '../../lib/env';
import { Refusal } from '../../lib/http/reasons';
import { attempt, type Result } from '../../lib/http/result';
import { getSupabase } from '../../lib/http/supabase';
import { staffCall } from '../staffCall';
import { type Admin, assuranceLevels, completeSignIn, needsCode } from './auth';
import { rememberedFactor } from './rememberedSession';

/** What an authenticator app needs to know, once. */
export interface Enrolment {
  id: string;
  /** The code to be photographed, as a `data:` address of an SVG picture. */
  picture: string;
  /** The same in letters, for who cannot photograph it. */
  secret: string;
}

/**
 * Whether this site offers a second factor (docs/deployment.md); to an account that has one, always,
 * for it needs its codes, and must be able to give it up.
 */
export const secondFactorOffered = (): boolean => env.secondFactor || rememberedFactor();

/** The id of the factor that the account signs in with; null while it has none. */
export const activeFactor = (): Promise<Result<string | null>> =>
  staffCall('secondFactor', async () => (await factors()).verified);

/**
 * Begins with a factor: it counts once `confirmFactor` has seen a code of it. What an earlier visit
 * left unfinished is removed first. Fails with `factorOff` where GoTrue has TOTP switched off, and
 * `factorChanged` where another tab was faster.
 */
export const enrolFactor = (): Promise<Result<Enrolment>> =>
  staffCall('secondFactor', async ({ auth }) => {
    for (const id of (await factors()).unfinished) await unenrol(id);
    const { data, error } = await auth.mfa.enroll({
      factorType: 'totp',
      issuer: 'Embassy of Kenya',
    });
    if (error) throw error;
    return { id: data.id, picture: encoded(data.totp.qr_code), secret: data.totp.secret };
  });

/** Proves that the app shows the right codes; from now on a sign-in asks for one. `wrongFactor`. */
export const confirmFactor = (id: string, code: string): Promise<Result<null>> =>
  staffCall('secondFactor', async () => {
    await verify(id, code);
    return null;
  });

/** Takes the factor away, against a code of it. `wrongFactor`. */
export const removeFactor = (id: string, code: string): Promise<Result<null>> =>
  staffCall('secondFactor', async ({ auth }) => {
    await verify(id, code);
    await unenrol(id);
    // The token still says that there is one.
    await auth.refreshSession();
    return null;
  });

/**
 * The second step of a sign-in that ended with `codeNeeded`. Fails with `wrongFactor`,
 * `addressChanged`, `factorOff`, `factorChanged`, or as `signIn` does.
 */
export const signInWithCode = (code: string): Promise<Result<Admin>> =>
  attempt('signIn', async () => {
    const { verified } = await factors();
    if (verified === null) throw new Refusal('sessionExpired');
    return completeSignIn(await verify(verified, code));
  });

/** Throws `codeNeeded` where the account has a second factor and no code was given. */
export async function expectCode(code: string): Promise<void> {
  const { nextLevel } = await assuranceLevels();
  if (nextLevel === 'aal2' && !code.trim()) throw new Refusal('codeNeeded');
}

/**
 * Where the account has a second factor, a password is changed only against a code of it. Throws
 * `codeNeeded` without one, `wrongFactor` when it is not right.
 */
export async function proveFactor(code: string): Promise<void> {
  if (!(await needsCode())) return;
  await expectCode(code);
  const { verified } = await factors();
  if (verified === null) throw new Refusal('codeNeeded');
  await verify(verified, code);
}

async function factors(): Promise<{ verified: string | null; unfinished: string[] }> {
  const { data, error } = await getSupabase().auth.mfa.listFactors();
  if (error) throw error;
  const unfinished = data.all.filter(({ status }) => status !== 'verified');
  return { verified: data.totp[0]?.id ?? null, unfinished: unfinished.map(({ id }) => id) };
}

async function verify(factorId: string, code: string): Promise<User> {
  const { mfa } = getSupabase().auth;
  const prove = () => mfa.challengeAndVerify({ factorId, code: code.trim() });
  const first = await prove();
  // GoTrue wants challenge and code from one network address. Behind the rewrites the two requests may
  // reach it from different ones, which is no fault of the code: once more, with a new challenge.
  const mismatch = first.error?.code === 'mfa_ip_address_mismatch';
  const { data, error } = mismatch ? await prove() : first;
  if (error) throw error;
  return data.user;
}

/** The client puts the SVG into the address as it is; the first `#` of a colour would end it. */
const encoded = (address: string): string =>
  `data:image/svg+xml,${encodeURIComponent(address.slice(address.indexOf(',') + 1))}`;

async function unenrol(factorId: string): Promise<void> {
  const { error } = await getSupabase().auth.mfa.unenroll({ factorId });
  if (error) throw error;
}
