import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { formatRecent } from '../../../lib/dates/recentTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { AppLink } from '../../../ui/navigation/AppLink';
import { stateOf } from '../../kinds/kinds';
import { ItemName } from '../../parts/ItemName';
import { useItemActions } from '../actions/useItemActions';
import { useRow } from '../list/useRow';
import { alertList } from '../queries';
import styles from './LiveAlerts.module.css';

/** Renders the page of the staff area (Outlet) below a line with “End now” for each live alert. */
export function LiveAlerts() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { pathname } = useLocation();
  const { data } = useQuery(alertList('open'));
  const { run, pendingAction } = useItemActions(pathname);
  const rows = (data?.items ?? [])
    .filter((alert) => stateOf('alerts', alert) === 'shown')
    .map(useRow('alerts'));
  return (
    <>
      {rows.length > 0 && (
        <section aria-label={t('liveAlerts.name')} className={styles.alerts} data-screen-only>
          <div className="container">
            <ul className="plain-list">
              {rows.map((row) => (
                <RowBoundary key={row.id} name={row.title}>
                  {() => (
                    <li>
                      <TriangleAlert aria-hidden="true" size="1.1em" />
                      <p>
                        {row.editPath ? (
                          <AppLink to={row.editPath}>{row.title}</AppLink>
                        ) : (
                          row.title
                        )}{' '}
                        {t('liveAlerts.until', {
                          date: row.end && formatRecent(row.end.date, language),
                        })}
                      </p>
                      {row.actions.includes('endNow') && (
                        <Button
                          variant="onDark"
                          busy={pendingAction(row) !== undefined}
                          onClick={() => run('endNow', row)}
                        >
                          {t('liveAlerts.end')}
                          <ItemName title={row.title} />
                        </Button>
                      )}
                    </li>
                  )}
                </RowBoundary>
              ))}
            </ul>
          </div>
        </section>
      )}
      <Outlet />
    </>
  );
}
