import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toQueryFn } from '../../../lib/http/queryFn';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { nameOfUrl } from '../../../lib/urls/media';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import fieldStyles from '../../../ui/forms/Field.module.css';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../account/session/QueryState';
import { useCan } from '../../account/session/useStaffMember';
import { BIN_DAYS } from '../../api/history/bin';
import {
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
import { useLineSummary } from './useLineSummary';

interface Props {
  /**
   * Returns what a changed fact is, its name, the path of its form, what has changed, and buttons;
   * undefined while the texts are loading.
   */
  factLine: (
    entry: HistoryLine,
  ) => (Record<'kind' | 'name' | 'path' | 'text', string> & { actions: ReactNode }) | undefined;
}

const FILTERS = ['all', ...allKinds, 'facts', 'files', 'profiles'] as const;

/**
 * Lists the latest changes by staff (decision 0020), with links to the items that can be edited.
 * The search parameter `show` chooses a kind, or the bin, where an admin restores an item.
 */
export function RecentActivity({ factLine }: Props) {
  const { t } = useTranslation(['history', 'admin', 'kinds']);
  const id = useId();
  const mayRestore = useCan()('manageBin');
  const [params, setParams] = useSearchParams();
  const options = [...FILTERS, ...(mayRestore ? (['bin'] as const) : [])];
  const about = options.find((option) => option === params.get('show')) ?? 'all';
  const query = useQuery({
    queryKey: ['admin', 'changes', 'last', about],
    queryFn: toQueryFn((signal) => lastChanges(about, signal)),
    // Colleagues change items too.
    staleTime: 0,
  });
  const lines = (query.data ?? []).filter((line) => !changedNothing(line));
  const title = t('changes.content');
  return (
    <Panel variant="compact" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className={`${fieldStyles.field} ${styles.filter}`}>
        <label htmlFor={`${id}-filter`}>{t('changes.filter')}</label>
        <select
          id={`${id}-filter`}
          value={about}
          onChange={({ target }) => setParams({ show: target.value }, { replace: true })}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {option === 'bin' || option === 'all'
                ? t(`changes.${option}`)
                : t(`kinds:${option}.name`)}
            </option>
          ))}
        </select>
      </div>
      {about === 'bin' && <p className="small-print">{t('bin.lead', { count: BIN_DAYS })}</p>}
      <QueryState
        compact
        query={query}
        loading={t('admin:list.loading')}
        empty={lines.length === 0 && t(about === 'bin' ? 'bin.empty' : 'changes.none')}
      />
      {lines.length > 0 && (
        <RowList label={title}>
          {lines.map((line) => (
            <RowBoundary key={line.id} name={line.title}>
              {() => <ActivityRow entry={line} factLine={factLine} />}
            </RowBoundary>
          ))}
        </RowList>
      )}
    </Panel>
  );
}

function ActivityRow({ entry, factLine }: Pick<Props, 'factLine'> & { entry: LastChange }) {
  const { t } = useTranslation(['history', 'kinds']);
  const language = useLanguage();
  const personName = usePersonName();
  const summary = useLineSummary(entry.item);
  const mayRestore = useCan()('manageBin');
  const { kind, title, item, actorName, occurredAt } = entry;
  const fact = kind === 'facts' ? factLine(entry) : undefined;
  return (
    <Row
      title={
        fact ? (
          <AppLink to={fact.path}>{fact.name}</AppLink>
        ) : item ? (
          <AppLink to={`/admin/${kind}/edit/${item.id}`}>{titleIn(item, language)}</AppLink>
        ) : kind === 'files' ? (
          nameOfUrl(title)
        ) : (
          personName(title)
        )
      }
      notes={
        <p>
          {fact?.kind ?? t(`kinds:${kind}.name`)} · {fact?.text ?? summary(entry)} ·{' '}
          <ActorAndTime actor={actorName} at={occurredAt} />
        </p>
      }
      actions={
        fact?.actions ||
        (entry.action === 'bin' && entry.hasItem && mayRestore && <BinActions line={entry} />)
      }
    />
  );
}
