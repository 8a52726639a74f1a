import { useRef } from 'react';
import { type Result, succeed } from '../../../lib/http/result';
import {
  type PasswordChange,
  type ResetProof,
  setPassword,
  signInAfterReset,
  verifyResetProof,
} from '../../../services/auth/account';
import type { Admin } from '../../../services/auth/auth';

/** A password that was reset, and the admin who is signed in by it. */
export interface PasswordReset extends PasswordChange {
  admin: Admin;
}

/**
 * Resets a password: verifies the proof, sets the password, reads the signed-in admin. GoTrue accepts a
 * proof once, so an attempt after a failed one begins with the password.
 * @returns a function that resolves to the Result of the step that failed, or of all
 */
export function useResetPassword() {
  const verified = useRef(false);
  return async (
    proof: ResetProof,
    newPassword: string,
    mfaCode: string,
  ): Promise<Result<PasswordReset>> => {
    if (!verified.current) {
      const verification = await verifyResetProof(proof);
      if (!verification.success) return verification;
      verified.current = true;
    }
    const change = await setPassword(newPassword, mfaCode);
    if (!change.success) return change;
    const session = await signInAfterReset();
    return session.success ? succeed({ ...change.data, admin: session.data }) : session;
  };
}
