import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Counts } from '../../features/dashboard/Counts';
import { DeleteDialog } from '../../features/dashboard/DeleteDialog';
import type { Kind } from '../../features/dashboard/deletions';
import { LastChanges } from '../../features/dashboard/LastChanges';
import { NewsPanel } from '../../features/dashboard/NewsPanel';
import { NoticesPanel } from '../../features/dashboard/NoticesPanel';
import { PendingDeletions } from '../../features/dashboard/PendingDeletions';
import type { Row, RowHandlers } from '../../features/dashboard/row';
import { sessionQuery } from '../../features/editor/session/sessionQuery';
import { needsSignIn, useSignInAgain } from '../../features/editor/session/signInAgain';
import { queryClient } from '../../lib/queryClient';
import type { ErrorCode } from '../../lib/reasons';
import { nameOf } from '../../services/auth';
import styles from './Dashboard.module.css';
import { useDashboardDeletions } from './useDashboardDeletions';
import { useNewsActions } from './useNewsActions';

/** News and notices, what can be done with them, and the ways to their forms (spec 2, Dashboard). */
export function Dashboard() {
  const { t } = useTranslation(['admin', 'common']);
  const signInAgain = useSignInAgain();
  const { data: admin } = useQuery({ ...sessionQuery, enabled: false }, queryClient);
  const headings = {
    news: useRef<HTMLHeadingElement>(null),
    notices: useRef<HTMLHeadingElement>(null),
  };
  const [asked, setAsked] = useState<{ kind: Kind; row: Row } | null>(null);
  const cure = async (reason: ErrorCode) => needsSignIn(reason) && (await signInAgain(reason));
  const actions = useNewsActions({ cure });
  const { pending, add, ...deletions } = useDashboardDeletions(cure);
  const hidden = new Set(pending.map(({ row }) => row.id));
  const handlers = (kind: Kind): RowHandlers => ({
    onAction: (action, row) =>
      action === 'delete' ? setAsked({ kind, row }) : actions.run(action, row),
    busyWith: ({ id }) => actions.busy.get(id),
  });
  const panel = (kind: Kind) => ({ cure, hidden, heading: headings[kind], ...handlers(kind) });
  return (
    <div className={`container ${styles.page}`}>
      <title>{t('title', { ns: 'common', page: t('dashboard.title') })}</title>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t('dashboard.title')}</h1>
        <p className={styles.zone}>{t('dashboard.zone')}</p>
      </header>
      <PendingDeletions
        list={pending}
        {...deletions}
        onFocusLost={({ kind }) => headings[kind].current?.focus({ preventScroll: true })}
      />
      <div className={styles.overview}>
        <Counts pending={pending} headings={headings} cure={cure} />
        <LastChanges hidden={hidden} self={admin ? nameOf(admin) : undefined} cure={cure} />
      </div>
      <NewsPanel {...panel('news')} />
      <NoticesPanel {...panel('notices')} />
      {asked && (
        <DeleteDialog
          {...asked}
          onConfirm={({ detail }) => {
            // A click without a press of the pointer comes from the keyboard.
            add({ ...asked, byKeyboard: detail === 0 });
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}
