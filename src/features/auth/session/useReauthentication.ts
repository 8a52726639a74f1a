import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import { type Result, ServiceError } from '../../../lib/http/result';

/** Opens the sign-in dialog, giving the reason; resolves to whether somebody signed in. */
export type RequestSignIn = (reason: ErrorCode) => Promise<boolean>;

export const RequestSignInContext = createContext<RequestSignIn>(async () => false);

/** Whether a call failed for want of a session, so that it may succeed after a new sign-in. */
export const needsSignIn = (code: ErrorCode): boolean =>
  code === 'sessionExpired' || code === 'notAllowed';

/**
 * Runs service calls of staff. Where the session is over, the sign-in dialog opens and the call runs
 * again, as often as needed.
 * @returns a function that resolves to the call's Result; to its failure once the sign-in is cancelled
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

/** Fetches a failed query again; where the session is over, after a new sign-in. */
export function useRetryQuery({ error, refetch }: UseQueryResult<unknown, Error>): () => void {
  const requestSignIn = useContext(RequestSignInContext);
  return () => {
    void (async () => {
      const code = error instanceof ServiceError ? error.code : 'server';
      if (!needsSignIn(code) || (await requestSignIn(code))) await refetch();
    })();
  };
}
