import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { queryFnOf } from '../../../lib/http/queryFn';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { nameOfUrl } from '../../../lib/urls/media';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import fieldStyles from '../../../ui/forms/Field.module.css';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../account/session/QueryState';
import { useCan } from '../../account/session/useStaffMember';
import { BIN_DAYS } from '../../api/history/bin';
import {
  type ChangesAbout,
  changedNothing,
  type HistoryLine,
  type LastChange,
  lastChanges,
} from '../../api/history/history';
import { allKinds, titleIn } from '../../kinds/kinds';
import { Panel } from '../../parts/Panel';
import { Row, RowList } from '../../parts/Row';
import { usePersonName } from '../../people/usePeople';
import { ActorAndTime } from './ActorAndTime';
import { BinActions } from './BinActions';
import styles from './RecentActivity.module.css';
import { useLineText } from './useLineText';

interface Props {
  about: ChangesAbout;
  /**
   * Returns what a changed fact is, its name, the path of its form, what has changed, and buttons;
   * undefined while the texts are loading.
   */
  factLine?: (
    entry: HistoryLine,
  ) => (Record<'kind' | 'name' | 'path' | 'text', string> & { actions: ReactNode }) | undefined;
}

const FILTERS = [...allKinds, 'facts', 'files'] as const;

/**
 * Lists the latest changes by staff (decision 0020), with links to the items that can be edited,
 * and the short values before and after; changes of content by kind, as the search parameter `show`
 * says, or what is in the bin. An admin restores a deleted item beside its line.
 */
export function RecentActivity({ about: initial, factLine }: Props) {
  const { t } = useTranslation(['history', 'admin', 'kinds']);
  const id = useId();
  const mayRestore = useCan()('manageBin');
  const [params, setParams] = useSearchParams();
  const options = [...FILTERS, ...(mayRestore ? (['bin'] as const) : [])];
  const about = options.find((option) => option === params.get('show')) ?? initial;
  const query = useQuery({
    queryKey: ['admin', 'changes', 'last', about],
    queryFn: queryFnOf((signal) => lastChanges(about, signal)),
    // Colleagues change items too.
    staleTime: 0,
  });
  const groups = groupEntries(query.data ?? []);
  const title = t(about === 'profiles' ? 'changes.title' : 'changes.content');
  return (
    <Panel variant="compact" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {initial === 'content' && (
        <div className={`${fieldStyles.field} ${styles.filter}`}>
          <label htmlFor={`${id}-filter`}>{t('changes.filter')}</label>
          <select
            id={`${id}-filter`}
            value={about}
            onChange={({ target }) => setParams({ show: target.value }, { replace: true })}
          >
            <option value="content">{t('changes.all')}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option === 'bin' ? t('bin.list') : t(`kinds:${option}.name`)}
              </option>
            ))}
          </select>
        </div>
      )}
      {about === 'bin' && <p className="small-print">{t('bin.lead', { count: BIN_DAYS })}</p>}
      <QueryState
        compact
        query={query}
        loading={t('admin:list.loading')}
        empty={groups.length === 0 && t(about === 'bin' ? 'bin.empty' : 'changes.none')}
      />
      {groups.length > 0 && (
        <RowList label={title}>
          {groups.map((group) => (
            <RowBoundary key={group.entry.id} name={group.entry.title}>
              {() => <ActivityRow {...group} factLine={factLine} />}
            </RowBoundary>
          ))}
        </RowList>
      )}
    </Panel>
  );
}

function ActivityRow({ entry, count, factLine }: EntryGroup & Pick<Props, 'factLine'>) {
  const { t } = useTranslation(['history', 'kinds']);
  const language = useLanguage();
  const personName = usePersonName();
  const { summary, details } = useLineText(entry.item);
  const mayRestore = useCan()('manageBin');
  const { kind, title, item, actorName, occurredAt } = entry;
  const fact = kind === 'facts' ? factLine?.(entry) : undefined;
  const fileText = count > 1 ? t('changes.files', { count }) : nameOfUrl(title);
  return (
    <Row
      title={
        fact ? (
          <AppLink to={fact.path}>{fact.name}</AppLink>
        ) : item ? (
          <AppLink to={`/admin/${kind}/edit/${item.id}`}>{titleIn(item, language)}</AppLink>
        ) : kind === 'files' ? (
          fileText
        ) : (
          personName(title)
        )
      }
      notes={
        <>
          <p>
            {kind !== 'profiles' && `${fact?.kind ?? t(`kinds:${kind}.name`)} · `}
            {fact?.text ?? summary(entry)} · <ActorAndTime actor={actorName} at={occurredAt} />
          </p>
          {details(entry).map((line) => (
            <p key={line} className={styles.detail}>
              {line}
            </p>
          ))}
        </>
      }
      actions={
        fact?.actions ||
        (entry.action === 'bin' && entry.hasItem && mayRestore && <BinActions line={entry} />)
      }
    />
  );
}

interface EntryGroup {
  entry: LastChange;
  count: number;
}

/**
 * Groups consecutive entries about files with the same action and account under the latest of them,
 * for example three deleted images. Saves that changed nothing are left out.
 * @param entries newest first
 */
function groupEntries(entries: LastChange[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    if (changedNothing(entry)) continue;
    const last = groups.at(-1);
    const sameGroup =
      last?.entry.kind === 'files' &&
      entry.kind === 'files' &&
      last.entry.action === entry.action &&
      last.entry.actorName === entry.actorName;
    if (last && sameGroup) last.count += 1;
    else groups.push({ entry, count: 1 });
  }
  return groups;
}
