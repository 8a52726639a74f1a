import { queryOptions, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { unwrap } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { QueryState } from '../../account/session/QueryState';
import { type AuditEntry, changedNothing, changesOf } from '../../api/history/auditEntries';
import { MAX_VERSIONS, versionsOf } from '../../api/history/versions';
import type { AnyItem } from '../../kinds/field';
import type { Kind } from '../../kinds/kinds';
import { ItemName } from '../../parts/ItemName';
import { Panel } from '../../parts/Panel';
import { VersionDialog } from '../versions/VersionDialog';
import { ActorAndTime } from './ActorAndTime';
import styles from './ItemChanges.module.css';
import { useAuditEntryText } from './useAuditEntryText';

/** Entries before “Show all”. */
const INITIAL_COUNT = 5;

/** Query of the latest changes of an item, newest first, and of the ids of those whose version is stored. */
export const changesQuery = (kind: Kind, itemId: string) =>
  queryOptions({
    queryKey: ['admin', 'changes', 'of', kind, itemId],
    queryFn: async ({ signal }) => {
      const [entries, versions] = await Promise.all([
        changesOf(kind, itemId, signal),
        versionsOf(kind, itemId, signal),
      ]);
      return { entries: unwrap(entries), versions: unwrap(versions) };
    },
    staleTime: 0,
  });

interface Props {
  kind: Kind;
  item: AnyItem;
  /** A restore would replace unsaved changes in the form. */
  replacesChanges: boolean;
  /** Receives an earlier version, saved at `at`, which is to fill the form. */
  onRestore: (version: AnyItem, at: Date) => void;
}

/**
 * Lists the audit entries of an item, the newest five first, without saves that changed nothing. An entry with a stored version
 * has a button that compares it and can fill it into the form (decisions 0020 and 0021).
 */
export function ItemChanges({ kind, item, replacesChanges, onRestore }: Props) {
  const { t } = useTranslation('history');
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const [selected, setSelected] = useState<AuditEntry | null>(null);
  const itemId = String(item.id);
  const query = useQuery(changesQuery(kind, itemId));
  const { entries: all = [], versions = [] } = query.data ?? {};
  // A save that changed nothing is left out, unless it stored the first version of an item.
  const entries = all.filter((entry) => !changedNothing(entry) || versions.includes(entry.id));
  return (
    <>
      <Panel aria-labelledby={id} className="stack gap-3">
        <h2 id={id} className="size-h3">
          {t('item.title')}
        </h2>
        <p className="small-print">{t('item.lead', { count: MAX_VERSIONS })}</p>
        <QueryState compact query={query} loading={t('item.loading')} />
        <ol className={`plain-list ruled ${styles.list}`}>
          {(showsAll ? entries : entries.slice(0, INITIAL_COUNT)).map((entry) => (
            <RowBoundary key={entry.id} name={entry.title}>
              {() => (
                <HistoryEntry
                  item={item}
                  entry={entry}
                  versionIndex={versions.indexOf(entry.id)}
                  onCompare={setSelected}
                />
              )}
            </RowBoundary>
          ))}
        </ol>
        {!showsAll && entries.length > INITIAL_COUNT && (
          <Button variant="tertiary" className={styles.more} onClick={() => setShowsAll(true)}>
            {t('item.more', { count: entries.length })}
          </Button>
        )}
      </Panel>
      {selected && (
        <VersionDialog
          kind={kind}
          id={itemId}
          entry={selected}
          replacesChanges={replacesChanges}
          onRestore={(version) => {
            setSelected(null);
            onRestore(version, selected.occurredAt);
          }}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}

interface HistoryEntryProps extends Pick<Props, 'item'> {
  entry: AuditEntry;
  /** Receives the entry whose version is to be compared with the stored one. */
  onCompare: (entry: AuditEntry) => void;
  /** Index of its version, 0 being the newest; -1 without a version. */
  versionIndex: number;
}

function HistoryEntry({ item, entry, versionIndex, onCompare }: HistoryEntryProps) {
  const { t } = useTranslation('history');
  const { summary, details } = useAuditEntryText(item);
  const language = useLanguage();
  const lines = details(entry);
  const when = <ActorAndTime actor={entry.actorName} at={entry.occurredAt} />;
  return (
    <li className="cluster">
      <div>
        <p>{summary(entry)}</p>
        {lines.length > 0 && (
          <ul className="plain-list small-print">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <p className="small-print">{when}</p>
      </div>
      {versionIndex === 0 && <p className="small-print">{t('item.current')}</p>}
      {versionIndex > 0 && (
        <Button variant="tertiary" onClick={() => onCompare(entry)}>
          <History aria-hidden="true" size="1.05em" />
          {t('item.compare')}
          <ItemName title={formatDateTime(entry.occurredAt, language)} />
        </Button>
      )}
    </li>
  );
}
