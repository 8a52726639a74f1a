import { createContext, useContext } from 'react';
import type { Result } from '../../../lib/http/result';

/** Opens the sign-in dialog; resolves to whether the person signed in. Elsewhere it gives false. */
export const RequestSignInContext = createContext<() => Promise<boolean>>(async () => false);

/**
 * Returns a function that runs a service call. On `sessionExpired` it opens the sign-in dialog and
 * retries after the sign-in. It returns that failure if the sign-in was cancelled.
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
