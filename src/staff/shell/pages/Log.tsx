import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { builtInFacts, kindOfFact } from '../../../lib/facts/factSchemas';
import { toQueryFn } from '../../../lib/http/queryFn';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { AppLink } from '../../../ui/navigation/AppLink';
import { FilterLinks } from '../../../ui/navigation/FilterLinks';
import { QueryState } from '../../account/session/QueryState';
import { useCan } from '../../account/session/useStaffMember';
import { BIN_DAYS, changedNothing, type HistoryLine, lastChanges } from '../../api/history';
import { valueText } from '../../facts/factForms';
import { factLabel } from '../../facts/factLabel';
import { factsQuery } from '../../facts/staffFacts';
import { useSaveFact } from '../../facts/useSaveFact';
import { BinActions } from '../../history/changes/BinActions';
import { HistoryList } from '../../history/changes/HistoryList';
import { UndoButton } from '../../items/UndoButton';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';
import { factPath, wordsQuery } from '../../words/pageWords';

/**
 * Renders the page `/admin/log`: the latest changes by staff (decision 0020). The search parameter
 * `show` chooses the bin, where an admin restores an item.
 */
export function Log() {
  const { t } = useTranslation(['history', 'admin', 'kinds']);
  const factLine = useFactLine();
  const mayRestore = useCan()('manageBin');
  const [params] = useSearchParams();
  const about = mayRestore && params.get('show') === 'bin' ? 'bin' : 'all';
  const query = useQuery({
    queryKey: ['admin', 'changes', 'last', about],
    queryFn: toQueryFn((signal) => lastChanges(about, signal)),
    // Colleagues change items too.
    staleTime: 0,
  });
  const lines = (query.data ?? []).filter((line) => !changedNothing(line));
  /** Returns the title as a link to the form, or as text for an account and a deleted item. */
  const lineTitle = ({ kind, itemId, title }: HistoryLine) => {
    if (kind === 'profiles') return title;
    const newest = lines.find((line) => line.itemId === itemId);
    const isGone = ['bin', 'delete', 'expire'].includes(newest?.action ?? '');
    return isGone ? title : <AppLink to={`/admin/${kind}/edit/${itemId}`}>{title}</AppLink>;
  };
  const label = t('changes.content');
  return (
    <StaffPage title={t('changes.title')}>
      {mayRestore && (
        <FilterLinks
          links={(['all', 'bin'] as const).map((show) => ({
            to: `/admin/log?show=${show}`,
            name: t(`changes.${show}`),
            isCurrent: show === about,
          }))}
        />
      )}
      <Panel className="stack gap-3" tabIndex={-1} aria-label={label}>
        {about === 'bin' && <p className="small-print">{t('bin.lead', { count: BIN_DAYS })}</p>}
        <QueryState
          compact
          query={query}
          empty={lines.length === 0 && t(about === 'bin' ? 'bin.empty' : 'changes.none')}
        />
        <HistoryList
          label={label}
          lines={lines}
          toRow={(line, summary) => {
            const fact = line.kind === 'facts' ? factLine(line) : undefined;
            const isInBin = mayRestore && line.action === 'bin' && line.hasItem;
            return {
              title: fact ? <AppLink to={fact.path}>{fact.name}</AppLink> : lineTitle(line),
              notes: `${fact?.kind ?? t(`kinds:${line.kind}.name`)} · ${fact?.text ?? summary}`,
              actions: fact?.actions || (isInBin && <BinActions line={line} />),
            };
          }}
        />
      </Panel>
    </StaffPage>
  );
}

/**
 * Returns a function that describes a change of a fact; it gives undefined while texts or facts are
 * loading. Requests the stored facts.
 * @returns of a change: `kind` and `name` of the fact, `path` on which staff change it, `text`
 *   (“USD 50 → USD 60”), `actions`, for an admin a button that publishes the value before the
 *   change
 */
function useFactLine() {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const save = useSaveFact();
  const publishes = useCan()('publish');
  const { data: texts } = useQuery(wordsQuery([]));
  const { data: stored } = useQuery(factsQuery);
  return ({ title: key, changes }: HistoryLine) => {
    if (!texts || !stored) return undefined;
    const kind = kindOfFact(key);
    const builtIn = builtInFacts.get(key)?.value;
    const [before, after] = (changes.value ?? []).map(Object);
    const values: unknown[] = [before?.is ?? null, after?.is ?? null];
    const text = (value: unknown) => {
      if (value !== null || kind === 'words') return valueText(key, value, language);
      return builtIn === undefined
        ? t('nothing')
        : t('builtIn', { value: valueText(key, builtIn, language) });
    };
    const label = factLabel(key, language, after?.is ?? before?.is);
    const undo = () => save({ key, label, builtIn }, values[0], { isUndo: true });
    return {
      kind: textAt(t, [`kind.${kind}`, 'kind.other']),
      name: label,
      path: factPath(key, label),
      text: values.map(text).join(' → '),
      actions: publishes && <UndoButton variant="tertiary" title={label} onUndo={undo} />,
    };
  };
}
