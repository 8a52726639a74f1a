import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBinning } from '../../features/dashboard/bin/useBinning';
import { useExpired } from '../../features/dashboard/bin/useExpired';
import { Counts } from '../../features/dashboard/Counts';
import { DeleteDialog } from '../../features/dashboard/DeleteDialog';
import { NewsPanel } from '../../features/dashboard/NewsPanel';
import { NoticesPanel } from '../../features/dashboard/NoticesPanel';
import { useNewsActions } from '../../features/dashboard/news/useNewsActions';
import type { Row, RowHandlers } from '../../features/dashboard/row';
import { LastChanges } from '../../features/history/changes/LastChanges';
import type { ItemKind } from '../../features/items/itemKind';
import styles from './Dashboard.module.css';

/** News and notices, what can be done with them, and the ways to their forms (spec 2, Dashboard). */
export function Dashboard() {
  const { t } = useTranslation(['admin', 'common']);
  const headings = {
    news: useRef<HTMLHeadingElement>(null),
    notices: useRef<HTMLHeadingElement>(null),
  };
  const [asked, setAsked] = useState<{ kind: ItemKind; row: Row } | null>(null);
  const actions = useNewsActions();
  const { hidden, bin } = useBinning();
  useExpired();
  const handlers = (kind: ItemKind): RowHandlers => ({
    onAction: (action, row) =>
      action === 'delete' ? setAsked({ kind, row }) : actions.run(action, row),
    busyWith: ({ id }) => actions.busy.get(id),
  });
  const panel = (kind: ItemKind) => ({ hidden, heading: headings[kind], ...handlers(kind) });
  return (
    <div className={`container ${styles.page}`}>
      <title>{t('title', { ns: 'common', page: t('dashboard.title') })}</title>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t('dashboard.title')}</h1>
        <p className={styles.zone}>{t('dashboard.zone')}</p>
      </header>
      <div className={styles.overview}>
        <Counts headings={headings} />
        <LastChanges hidden={hidden} />
      </div>
      <NewsPanel {...panel('news')} />
      <NoticesPanel {...panel('notices')} />
      {asked && (
        <DeleteDialog
          {...asked}
          onConfirm={() => {
            bin(asked);
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}
