import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../account/session/QueryState';
import { useCan } from '../../account/session/useStaffMember';
import { factsQuery, openCount } from '../../facts/staffFacts';
import type { TranslatedKind } from '../../kinds/kind';
import { allKinds, translatedKinds } from '../../kinds/kinds';
import { ComingPanel } from '../../lists/ComingPanel';
import { ItemDates, ItemRows } from '../../lists/ItemRows';
import { ItemLines } from '../../lists/LinesPanel';
import type { ListQuery } from '../../lists/ListControls';
import { NewItemLink } from '../../lists/NewItemLink';
import { alertList, itemList } from '../../lists/queries';
import { ToDoPanel } from '../../lists/ToDoPanel';
import { useRows } from '../../lists/useRows';
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

const ON_SITE: ListQuery = { page: 1, search: '', state: 'shown' };
const COUNT = 5;

/** Lists the newest five items that visitors see now. */
function NewestPanel({ kind }: { kind: TranslatedKind }) {
  const { t } = useTranslation(['admin', 'kinds']);
  const query = useQuery(itemList(kind, ON_SITE));
  const toRow = useRows(kind);
  const rows = (query.data?.items ?? []).slice(0, COUNT).map((item) => toRow(kind, item));
  const title = t(`kinds:${kind}.list.onSite`);
  return (
    <Panel variant="compact" aria-label={title}>
      <header className="cluster between">
        <h2>{title}</h2>
        <AppLink to={`/admin/${kind}`}>{t(`kinds:${kind}.list.whole`)}</AppLink>
      </header>
      <QueryState
        compact
        query={query}
        loading={t('list.loading')}
        empty={rows.length === 0 && t(`kinds:${kind}.list.none`)}
      />
      <ItemLines
        label={title}
        lines={rows.map((row) => ({
          id: row.id,
          title: row.title,
          path: row.editPath,
          note: <ItemDates row={row} />,
        }))}
      />
    </Panel>
  );
}

/** Lists the newest alerts that are on the site or planned; renders nothing if there are none. */
function AlertsPanel() {
  const { t } = useTranslation('kinds');
  const list = useQuery(alertList);
  const toRow = useRows('alerts');
  const rows = (list.data?.items ?? []).map((item) => toRow('alerts', item));
  if (rows.length === 0 && !list.error) return null;
  const title = t('alerts.list.open');
  return (
    <Panel variant="compact" aria-labelledby="alerts">
      <h2 id="alerts" tabIndex={-1}>
        {title}
      </h2>
      <QueryState compact query={list} />
      <ItemRows rows={rows} label={title} />
    </Panel>
  );
}
