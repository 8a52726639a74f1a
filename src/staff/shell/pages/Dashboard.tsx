import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toQueryFn } from '../../../lib/http/queryFn';
import { buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../account/session/QueryState';
import { useCan } from '../../account/session/useStaffMember';
import { list } from '../../api/items/items';
import { factsQuery, openCount } from '../../facts/staffFacts';
import type { AnyItem, Kind, TranslatedKind } from '../../kinds/kind';
import { allKinds, translatedKinds } from '../../kinds/kinds';
import { ComingPanel } from '../../lists/ComingPanel';
import { ItemDates, ItemRows } from '../../lists/ItemRows';
import { LinesPanel, NewItemLink, useItemLine } from '../../lists/LinesPanel';
import { ToDoPanel } from '../../lists/ToDoPanel';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';
import { FACTS_PAGE } from '../../words/pageWords';
import styles from './pages.module.css';

/**
 * Renders the page `/admin/dashboard` (R2.23). Each part loads and fails by itself.
 */
export function Dashboard() {
  const { t } = useTranslation('admin');
  const can = useCan();
  return (
    <StaffPage
      title={t('dashboard.title')}
      actions={
        <div className={`cluster gap-2 ${styles.new}`}>
          {allKinds
            .filter((kind) => can('write', kind))
            .map((kind) => (
              <NewItemLink key={kind} kind={kind} />
            ))}
        </div>
      }
    >
      <FactLinks />
      <AlertsPanel />
      <div className={`stack auto-fit ${styles.columns}`}>
        <div className="stack">
          <ToDoPanel />
          <ComingPanel />
        </div>
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

/** Renders the ways to what changes most often, in the words of staff. */
function FactLinks() {
  const { t } = useTranslation(['facts', 'admin']);
  const { data } = useQuery(factsQuery);
  const can = useCan();
  return (
    <nav aria-label={t('start.label')} className="cluster gap-3">
      {(['days', 'facts', 'answers', 'words'] as const).map((part) => (
        <AppLink
          key={part}
          to={part === 'days' && can('publish') ? '/admin/closed' : `${FACTS_PAGE}?show=${part}`}
          className={buttonClass('secondary')}
        >
          {t(`start.${part}`, { number: openCount(data) })}
        </AppLink>
      ))}
      <AppLink to="/admin/help">{t('admin:area.help')}</AppLink>
    </nav>
  );
}

/** Returns the query of the newest ten items in a state. Always stale, because colleagues edit. */
const newestItems = (kind: Kind, state: 'shown' | 'open') =>
  queryOptions({
    queryKey: ['admin', kind, 'list', state],
    queryFn: toQueryFn((signal) => list(kind, { page: 1, state, signal })),
    staleTime: 0,
  });

const COUNT = 5;

/** Lists the newest five items that visitors see now. */
function NewestPanel({ kind }: { kind: TranslatedKind }) {
  const { t } = useTranslation(['admin', 'kinds']);
  const query = useQuery(newestItems(kind, 'shown'));
  const itemLine = useItemLine();
  const items: AnyItem[] = query.data?.items ?? [];
  return (
    <LinesPanel
      title={t(`kinds:${kind}.list.onSite`)}
      link={<AppLink to={`/admin/${kind}`}>{t(`kinds:${kind}.list.whole`)}</AppLink>}
      query={query}
      none={t(`kinds:${kind}.list.none`)}
      groups={[
        {
          lines: items.slice(0, COUNT).map((item) => ({
            ...itemLine(kind, item),
            note: <ItemDates kind={kind} item={item} />,
          })),
        },
      ]}
    />
  );
}

/** Lists the newest alerts that are on the site or planned; renders nothing if there are none. */
function AlertsPanel() {
  const { t } = useTranslation('kinds');
  const query = useQuery(newestItems('alerts', 'open'));
  const items = query.data?.items ?? [];
  if (items.length === 0 && !query.error) return null;
  const title = t('alerts.list.open');
  return (
    <Panel variant="compact" aria-labelledby="alerts">
      <h2 id="alerts" tabIndex={-1}>
        {title}
      </h2>
      <QueryState compact query={query} />
      <ItemRows kind="alerts" items={items} label={title} />
    </Panel>
  );
}
