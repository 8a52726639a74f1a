import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../../lib/http/result';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { AppLink } from '../../../ui/navigation/AppLink';
import { needsSignIn, useRetryQuery } from '../../auth/session/useReauthentication';
import styles from './ItemToEdit.module.css';

interface Props<Item> {
  query: UseQueryResult<Item, Error>;
  children: (item: Item) => ReactNode;
}

/** Renders the form once its item is loaded; until then the loading state or the error with its actions. */
export function ItemToEdit<Item>({ query, children }: Props<Item>) {
  const { t } = useTranslation(['admin', 'common']);
  const retry = useRetryQuery(query);
  const { data, error, isFetching } = query;
  if (data !== undefined) return children(data);
  if (!error) return <p role="status">{t('loading', { ns: 'common' })}</p>;

  const code = error instanceof ServiceError ? error.code : 'server';
  return (
    <div className={styles.failure}>
      {code === 'notFound' ? <p>{t('itemNotFound')}</p> : <ErrorCallout error={error} />}
      <ActionRow>
        {code !== 'notFound' && (
          <Button busy={isFetching} onClick={retry}>
            {needsSignIn(code) ? t('session.open') : t('retry', { ns: 'common' })}
          </Button>
        )}
        <AppLink to="/admin/dashboard" className={buttonClass('secondary')}>
          {t('toDashboard')}
        </AppLink>
      </ActionRow>
    </div>
  );
}
