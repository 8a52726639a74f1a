import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { toQueryFn } from '../../../lib/http/queryFn';
import { unwrap } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { QueryState } from '../../account/session/QueryState';
import {
  changedNothing,
  type HistoryLine,
  itemHistory,
  MAX_VERSIONS,
  storedVersion,
} from '../../api/history';
import { fetchItem } from '../../api/items/items';
import { storedSnapshot, withVersion } from '../../drafts/formStart';
import { useFieldTexts } from '../../items/useTextDetails';
import type { AnyItem, Item, Kind, Values } from '../../kinds/kind';
import { ErrorNote } from '../../parts/ErrorNote';
import { ItemName } from '../../parts/ItemName';
import { Panel } from '../../parts/Panel';
import styles from '../history.module.css';
import { ComparisonDialog, Differences, toDiffs } from '../versions/Differences';
import { HistoryList } from './HistoryList';

interface Props {
  kind: Kind;
  item: AnyItem;
  /** A restore would replace unsaved changes in the form. */
  replacesChanges: boolean;
  /** Receives an earlier version, which is to fill the form. */
  onRestore: (version: AnyItem) => void;
}

/**
 * Lists the history of an item, the newest first, without saves that changed nothing. A line with
 * an earlier version has a button that compares the version, which can then fill the form
 * (decisions 0020 and 0021).
 */
export function ItemChanges({ kind, item, replacesChanges, onRestore }: Props) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const id = useId();
  const [selected, setSelected] = useState<HistoryLine | null>(null);
  const itemId = String(item.id);
  const query = useQuery({
    queryKey: ['admin', 'changes', 'of', kind, itemId],
    queryFn: toQueryFn((signal) => itemHistory(kind, itemId, signal)),
    staleTime: 0,
  });
  const lines = (query.data ?? []).filter((line) => !changedNothing(line));
  const current = lines.find(({ hasItem }) => hasItem);
  return (
    <>
      <Panel aria-labelledby={id} className="stack gap-3">
        <h2 id={id} className="size-h3">
          {t('item.title')}
        </h2>
        <p className="small-print">{t('item.lead', { count: MAX_VERSIONS })}</p>
        <QueryState compact query={query} />
        <HistoryList
          label={t('item.title')}
          lines={lines}
          toRow={(line, summary) => ({
            title: <span className={styles.summary}>{summary}</span>,
            actions:
              line === current ? (
                <p className="small-print">{t('item.current')}</p>
              ) : (
                line.hasItem && (
                  <Button variant="tertiary" onClick={() => setSelected(line)}>
                    <History size="1.05em" />
                    {t('item.compare')}
                    <ItemName title={formatDateTime(line.occurredAt, language)} />
                  </Button>
                )
              ),
          })}
        />
      </Panel>
      {selected && (
        <VersionDialog
          kind={kind}
          id={itemId}
          line={selected}
          replacesChanges={replacesChanges}
          onRestore={(version) => {
            setSelected(null);
            onRestore(version);
          }}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}

interface VersionProps {
  kind: Kind;
  id: string;
  /** The line of the save that stored the version. */
  line: HistoryLine;
  replacesChanges: boolean;
  /** Fills the form with the version, and closes the dialog. */
  onRestore: (version: AnyItem) => void;
  onClose: () => void;
}

/** Compares an earlier version with the stored item; can fill the form with it (decision 0021). */
function VersionDialog(props: VersionProps) {
  const { line, kind, id, replacesChanges, onRestore, onClose } = props;
  const { t } = useTranslation(['history', 'kinds']);
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['admin', 'version', line.id],
    queryFn: async () => {
      const [version, current] = await Promise.all([storedVersion(line.id), fetchItem(kind, id)]);
      return { version: unwrap(version), current: unwrap(current) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const fieldTexts = useFieldTexts(kind);
  const compare = (version: AnyItem, current: Item) => {
    const stored = storedSnapshot(kind, current);
    const { values } = withVersion(kind, current, version, stored);
    const [mine, theirs] = [values, stored.values] as [Values, Values];
    return toDiffs(fieldTexts(mine, current), fieldTexts(theirs, current));
  };
  const diffs = data && compare(data.version, data.current);
  const differs = diffs?.some(({ mine, theirs }) => mine.trim() !== theirs.trim());
  const date = formatDateTime(line.occurredAt, language);
  const name = line.actorName ?? t('changes.database');
  return (
    <ComparisonDialog
      title={t('version.title')}
      onClose={onClose}
      // Not before the comparison, because a button that moves under the pointer loses its press.
      actions={
        (diffs || error) && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('version.back')}
            </Button>
            {data && differs && (
              <Button onClick={() => onRestore(data.version)}>{t('version.restore')}</Button>
            )}
          </>
        )
      }
    >
      <p>{t('version.text', { date, name })}</p>
      {!data && !error && <p role="status">{t('version.loading')}</p>}
      <ErrorNote error={error} />
      {diffs && (
        <Differences
          diffs={diffs}
          names={{
            mine: t('version.selected'),
            theirs: t('version.current'),
            same: t('version.same'),
          }}
        />
      )}
      {differs && <p>{t(`kinds:${kind}.version`)}</p>}
      {differs && replacesChanges && <p>{t('version.replaces')}</p>}
    </ComparisonDialog>
  );
}
