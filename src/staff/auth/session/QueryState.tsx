import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../../../ui/feedback/LoadError';
import { useRetryQuery } from './useReauthentication';

interface Props {
  query: UseQueryResult<unknown, Error>;
  loading?: string;
  /** Shown in place of the data, if there are none. */
  empty?: ReactNode;
  compact?: boolean;
}

/** What a panel shows until its data have been fetched, after a failure, and without any. */
export function QueryState({ query, loading, empty, compact = false }: Props) {
  const retry = useRetryQuery(query);
  const { data, error, isFetching } = query;
  if (error) return <LoadError compact={compact} error={error} busy={isFetching} onRetry={retry} />;
  if (data === undefined) return loading && <p>{loading}</p>;
  return empty && <p>{empty}</p>;
}
