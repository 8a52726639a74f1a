import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toQueryFn } from '../../../lib/http/queryFn';
import { buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../account/session/QueryState';
import { useCan } from '../../account/session/useStaffMember';
import { listItems } from '../../api/items/items';
import type { Kind } from '../../kinds/kind';
import { allKinds, hasDrafts, itemState, translatedKinds } from '../../kinds/kinds';
import { ItemRows, NewItemLink } from '../../lists/ItemRows';
import { ToDoPanel } from '../../lists/ToDoPanel';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';
import styles from './pages.module.css';

/** Renders the page `/admin/dashboard` (R2.23). Each part loads and fails by itself. */
export function Dashboard() {
  const { t } = useTranslation(['admin', 'facts']);
  const can = useCan();
  return (
    <StaffPage
      title={t('dashboard.title')}
      actions={
        <div className={`cluster gap-2 ${styles.new}`}>
          {allKinds.map((kind) => (
            <NewItemLink key={kind} kind={kind} />
          ))}
          {can('publish') && (
            <AppLink to="/admin/closed" className={buttonClass('secondary')}>
              {t('facts:start.days')}
            </AppLink>
          )}
        </div>
      }
    >
      <NewestPanel kind="alerts" />
      <div className={`stack auto-fit ${styles.columns}`}>
        <ToDoPanel />
        <div className="stack">
          {translatedKinds.map((kind) => (
            <NewestPanel key={kind} kind={kind} />
          ))}
        </div>
      </div>
      <p className="small-print">{t('dashboard.zone')}</p>
    </StaffPage>
  );
}

const COUNT = 5;

/**
 * Fetches the newest ten items of a kind, and lists up to five that have not ended. The panel of
 * alerts, which have no page of their own, is absent without any.
 */
function NewestPanel({ kind }: { kind: Kind }) {
  const { t } = useTranslation(['admin', 'kinds']);
  const query = useQuery({
    queryKey: ['admin', kind, 'list', 'newest'],
    queryFn: toQueryFn((signal) => listItems(kind, { page: 1, signal })),
    // Always stale, because colleagues edit too.
    staleTime: 0,
  });
  const items = (query.data?.items ?? [])
    .filter((item) => itemState(kind, item) !== 'ended')
    .slice(0, COUNT);
  if (kind === 'alerts' && items.length === 0 && !query.error) return null;
  const title = t(`kinds:${kind}.list.title`);
  return (
    <Panel className="stack gap-2" aria-labelledby={kind}>
      <header className="cluster between">
        <h2 id={kind} tabIndex={-1}>
          {title}
        </h2>
        {hasDrafts(kind) && (
          <AppLink to={`/admin/${kind}`}>{t(`kinds:${kind}.list.whole`)}</AppLink>
        )}
      </header>
      <QueryState
        compact
        query={query}
        empty={hasDrafts(kind) && items.length === 0 && t(`kinds:${kind}.list.none`)}
      />
      <ItemRows kind={kind} items={items} label={title} />
    </Panel>
  );
}
