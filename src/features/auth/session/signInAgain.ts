import { createContext, useContext } from 'react';
import type { ErrorCode } from '../../../lib/http/reasons';

/** Asks for a new sign-in, giving the reason; resolves to whether somebody signed in. */
export type SignInAgain = (reason: ErrorCode) => Promise<boolean>;

export const SignInAgainContext = createContext<SignInAgain>(async () => false);

export const useSignInAgain = (): SignInAgain => useContext(SignInAgainContext);

/** Asks for a sign-in where the reason is one that it cures; resolves to whether to go on. */
export function useCure(): SignInAgain {
  const signInAgain = useSignInAgain();
  return async (reason) => needsSignIn(reason) && (await signInAgain(reason));
}

/** The reasons that a new sign-in can cure. */
export const needsSignIn = (code: ErrorCode): boolean =>
  code === 'sessionExpired' || code === 'notAllowed';
