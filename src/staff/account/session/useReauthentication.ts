import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Result, ServiceError } from '../../../lib/http/result';

/**
 * Opens the sign-in dialog of ReauthenticationProvider, and resolves to whether the person signed
 * in; outside the staff area to false.
 */
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

/**
 * Returns a function that retries a failed query (the button “Try again”). After `sessionExpired`
 * it first asks for a sign-in, and refetches only after it.
 */
export function useRetryQuery({ error, refetch }: UseQueryResult<unknown, Error>): () => void {
  const requestSignIn = useContext(RequestSignInContext);
  return () => {
    void (async () => {
      const hasExpired = error instanceof ServiceError && error.code === 'sessionExpired';
      if (!hasExpired || (await requestSignIn())) await refetch();
    })();
  };
}
