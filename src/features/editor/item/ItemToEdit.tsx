import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../../lib/http/result';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { AppLink } from '../../../ui/navigation/AppLink';
import { needsSignIn, useRetryQuery } from '../../auth/session/useReauthentication';
import { useDashboardUrl } from '../../items/dashboardLocation';
import styles from './ItemToEdit.module.css';

interface Props<Item> {
  query: UseQueryResult<Item, Error>;
  children: (item: Item) => ReactNode;
}

/** Renders the loaded item, or why there is none, with a link to the dashboard. */
export function ItemToEdit<Item>({ query, children }: Props<Item>) {
  const { t } = useTranslation(['admin', 'common']);
  const retry = useRetryQuery(query);
  const dashboard = useDashboardUrl();
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
        <AppLink to={dashboard} className={buttonClass('secondary')}>
          {t('toDashboard')}
        </AppLink>
      </ActionRow>
    </div>
  );
}
