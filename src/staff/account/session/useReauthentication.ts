import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import { type Result, ServiceError } from '../../../lib/http/result';

/** Opens the sign-in dialog, unless it would not help; resolves to whether the person signed in. */
export type RequestSignIn = (code: ErrorCode) => Promise<boolean>;

/** Requests a sign-in by ReauthenticationProvider; outside the staff area it cancels. */
export const RequestSignInContext = createContext<RequestSignIn>(async () => false);

/** Returns whether a call that failed with this code may succeed after a sign-in. */
const needsSignIn = (code: ErrorCode): boolean =>
  code === 'sessionExpired' || code === 'notAllowed';

/**
 * Returns a function that runs a service call. On `sessionExpired` or `notAllowed` it opens the
 * sign-in dialog and retries after the sign-in. It returns such a failure if the sign-in was
 * cancelled, outside the staff area, and for a writer who is not allowed.
 */
export function useReauthentication() {
  const requestSignIn = useContext(RequestSignInContext);
  return async <T>(call: () => Promise<Result<T>>): Promise<Result<T>> => {
    for (;;) {
      const result = await call();
      if (result.success || !needsSignIn(result.code)) return result;
      if (!(await requestSignIn(result.code))) return result;
    }
  };
}

/**
 * Returns a function that retries a failed query (the button “Try again”). After `sessionExpired`
 * or `notAllowed` it first asks for a sign-in, and refetches only after it.
 */
export function useRetryQuery({ error, refetch }: UseQueryResult<unknown, Error>): () => void {
  const requestSignIn = useContext(RequestSignInContext);
  return () => {
    void (async () => {
      const code = error instanceof ServiceError ? error.code : 'server';
      if (!needsSignIn(code) || (await requestSignIn(code))) await refetch();
    })();
  };
}
