import { useRef } from 'react';
import { type Result, succeed } from '../../../lib/http/result';
import {
  type PasswordChange,
  type ResetProof,
  setPassword,
  signInAfterReset,
  verifyResetProof,
} from '../../../services/auth/account';
import type { StaffMember } from '../../../services/auth/staffMember';

export interface PasswordReset extends PasswordChange {
  member: StaffMember;
}

/**
 * Verifies the proof, sets the password, signs in (R7.3). GoTrue accepts a proof once, so after a
 * failure of a later step the next call starts with the password.
 * @returns a function of proof, new password (12 characters to 72 bytes) and MFA code (six digits,
 *   or empty). It fails with the codes of `verifyResetProof`, `setPassword` or `signInAfterReset`
 *   in services/auth/account
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
    return session.success ? succeed({ ...change.data, member: session.data }) : session;
  };
}
