import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../../../ui/feedback/LoadError';
import { useRetryQuery } from './useReauthentication';

interface Props {
  query: UseQueryResult<unknown, Error>;
  loading?: string;
  /** Content when the query has succeeded without data. */
  empty?: ReactNode;
  compact?: boolean;
}

/** Renders a query without data: the failure with a retry button, `loading` until the first response, then `empty`. */
export function QueryState({ query, loading, empty, compact = false }: Props) {
  const retry = useRetryQuery(query);
  const { data, error, isFetching } = query;
  if (error) return <LoadError compact={compact} error={error} busy={isFetching} onRetry={retry} />;
  if (data === undefined) return loading && <p>{loading}</p>;
  return empty && <p>{empty}</p>;
}
