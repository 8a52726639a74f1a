import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { ServiceError } from '../../../lib/http/result';
import { ErrorNote } from '../../parts/ErrorNote';
import { RequestSignInContext } from './useReauthentication';

interface Props {
  query: UseQueryResult;
  loading?: string;
  /** Content after a success; the caller omits it if there is something to show. */
  empty?: ReactNode;
  compact?: boolean;
}

/**
 * Shows a query's failure with a retry button, also beside older data. Without a failure it shows
 * `loading` until there are data, then `empty`; nothing where these are missing. After the error
 * `sessionExpired` the button opens the sign-in dialog, and refetches once the person has signed
 * in.
 */
export function QueryState({ query, loading, empty, compact = false }: Props) {
  const requestSignIn = useContext(RequestSignInContext);
  const { data, error, isFetching, refetch } = query;
  const retry = async () => {
    const hasExpired = error instanceof ServiceError && error.code === 'sessionExpired';
    if (!hasExpired || (await requestSignIn())) await refetch();
  };
  if (error)
    return (
      <ErrorNote compact={compact} error={error} busy={isFetching} onRetry={() => void retry()} />
    );
  if (data === undefined) return loading && <p>{loading}</p>;
  return empty && <p>{empty}</p>;
}
