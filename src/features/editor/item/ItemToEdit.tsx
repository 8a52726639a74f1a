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
  /** The query of one article or notice. */
  query: UseQueryResult<Item, Error>;
  /** Renders the form of the loaded item. */
  children: (item: Item) => ReactNode;
}

/**
 * Renders `children` with the item once its query has loaded it; until then states that it is loading. A
 * failure shows the error with “Try again”, or “Sign in again” where only a new sign-in helps; an item that
 * does not exist shows that. Both have a link to the dashboard.
 */
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
