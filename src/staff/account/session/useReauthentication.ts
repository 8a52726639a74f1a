import { createContext, useContext } from 'react';
import type { Result } from '../../../lib/http/result';

/**
 * Function that opens the sign-in dialog of the ReauthenticationProvider, and resolves to whether
 * the person has signed in. Without the provider it resolves to false at once.
 */
export const RequestSignInContext = createContext<() => Promise<boolean>>(async () => false);

/**
 * Returns a function that runs a service call, and resolves to its result. On `sessionExpired` it
 * opens the sign-in dialog, and runs the call again after the sign-in. If the person cancels, and
 * without a ReauthenticationProvider, it resolves to the failure.
 */
export function useReauthentication() {
  const requestSignIn = useContext(RequestSignInContext);
  return async <T>(call: () => Promise<Result<T>>): Promise<Result<T>> => {
    for (;;) {
      const result = await call();
      if (result.success || result.code !== 'sessionExpired') return result;
      if (!(await requestSignIn())) return result;
    }
  };
}
