import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../../lib/http/result';
import { ErrorNote } from '../../parts/ErrorNote';
import { RequestSignInContext } from './useReauthentication';

interface Props {
  query: UseQueryResult;
  /** Content after a success; the caller omits it if there is something to show. */
  empty?: ReactNode;
  compact?: boolean;
}

/**
 * Shows a query's failure with a retry button, also beside older data. Without a failure it says
 * that the data are loading, then shows `empty`. After the error `sessionExpired` the button opens
 * the sign-in dialog, and refetches once the person has signed in.
 */
export function QueryState({ query, empty, compact = false }: Props) {
  const { t } = useTranslation();
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
  if (data === undefined) return <p>{t('loading')}</p>;
  return empty && <p>{empty}</p>;
}
