import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorNote } from '../../parts/ErrorNote';
import { useRetryQuery } from './useReauthentication';

interface Props {
  query: UseQueryResult<unknown, Error>;
  loading?: string;
  /** Content after a success; the caller omits it if there is something to show. */
  empty?: ReactNode;
  compact?: boolean;
}

/** Shows a failure with a retry button, also beside older data; else `loading`, then `empty`. */
export function QueryState({ query, loading, empty, compact = false }: Props) {
  const retry = useRetryQuery(query);
  const { data, error, isFetching } = query;
  if (error) return <ErrorNote compact={compact} error={error} busy={isFetching} onRetry={retry} />;
  if (data === undefined) return loading && <p>{loading}</p>;
  return empty && <p>{empty}</p>;
}
