import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import { type Result, ServiceError } from '../../../lib/http/result';

/** Opens the sign-in dialog for an error code; resolves to true after a sign-in, to false when cancelled. */
export type RequestSignIn = (code: ErrorCode) => Promise<boolean>;

/** Provided by ReauthenticationProvider; the default cancels, so that failures outside the staff area stay. */
export const RequestSignInContext = createContext<RequestSignIn>(async () => false);

/**
 * Returns whether a new sign-in may make a failed call succeed: true for the codes `sessionExpired` and
 * `notAllowed`.
 */
export const needsSignIn = (code: ErrorCode): boolean =>
  code === 'sessionExpired' || code === 'notAllowed';

/**
 * Returns a function that runs a service call, and on `sessionExpired` or `notAllowed` opens the sign-in
 * dialog and retries after each sign-in. It resolves to the Result of the last call, which has one of these
 * two codes only if the sign-in was cancelled, or outside the staff area, where there is no dialog.
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
 * Returns a function for the “Try again” button of a failed query: it refetches the query, after `sessionExpired`
 * or `notAllowed` once the staff member has signed in again. A cancelled sign-in refetches nothing.
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
