import { useRef } from 'react';
import { type Result, succeed } from '../../../lib/http/result';
import {
  enterAfterReset,
  type PasswordChange,
  type ResetProof,
  redeemReset,
  setPassword,
} from '../../../services/auth/account';
import type { Admin } from '../../../services/auth/auth';

export interface Entered extends PasswordChange {
  admin: Admin;
}

/**
 * Gives the function that turns a proof and a new password into a sign-in. A code works once, so
 * what failed after it is tried again without it.
 */
export function useReset() {
  const redeemed = useRef(false);
  return async (proof: ResetProof, password: string, factor: string): Promise<Result<Entered>> => {
    if (!redeemed.current) {
      const proved = await redeemReset(proof);
      if (!proved.success) return proved;
      redeemed.current = true;
    }
    const change = await setPassword(password, factor);
    if (!change.success) return change;
    const entry = await enterAfterReset();
    return entry.success ? succeed({ ...change.data, admin: entry.data }) : entry;
  };
}
