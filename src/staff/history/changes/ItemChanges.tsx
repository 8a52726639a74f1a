import { queryOptions, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { toQueryFn } from '../../../lib/http/queryFn';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { QueryState } from '../../account/session/QueryState';
import {
  changedNothing,
  type HistoryLine,
  itemHistory,
  MAX_VERSIONS,
} from '../../api/history/history';
import type { AnyItem, Kind } from '../../kinds/kind';
import { ItemName } from '../../parts/ItemName';
import { Panel } from '../../parts/Panel';
import { Row, RowList } from '../../parts/Row';
import { VersionDialog } from '../versions/VersionDialog';
import { ActorAndTime } from './ActorAndTime';
import styles from './ItemChanges.module.css';
import { useLineSummary } from './useLineSummary';

/** Entries before “Show all”. */
const INITIAL_COUNT = 5;

/** Query of the latest changes of an item, newest first. */
const changesQuery = (kind: Kind, itemId: string) =>
  queryOptions({
    queryKey: ['admin', 'changes', 'of', kind, itemId],
    queryFn: toQueryFn((signal) => itemHistory(kind, itemId, signal)),
    staleTime: 0,
  });

interface Props {
  kind: Kind;
  item: AnyItem;
  /** A restore would replace unsaved changes in the form. */
  replacesChanges: boolean;
  /** Receives an earlier version, which is to fill the form. */
  onRestore: (version: AnyItem) => void;
}

/**
 * Lists the history of an item, the newest five lines first, without saves that changed nothing. A
 * line with a version has a button that compares it and can fill it into the form (decisions 0020
 * and 0021).
 */
export function ItemChanges({ kind, item, replacesChanges, onRestore }: Props) {
  const { t } = useTranslation('history');
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const [selected, setSelected] = useState<HistoryLine | null>(null);
  const itemId = String(item.id);
  const query = useQuery(changesQuery(kind, itemId));
  const lines = (query.data ?? []).filter((line) => !changedNothing(line));
  const current = lines.find(({ hasItem }) => hasItem);
  return (
    <>
      <Panel aria-labelledby={id} className="stack gap-3">
        <h2 id={id} className="size-h3">
          {t('item.title')}
        </h2>
        <p className="small-print">{t('item.lead', { count: MAX_VERSIONS })}</p>
        <QueryState compact query={query} loading={t('item.loading')} />
        <RowList label={t('item.title')}>
          {(showsAll ? lines : lines.slice(0, INITIAL_COUNT)).map((line) => (
            <RowBoundary key={line.id} name={line.title}>
              {() => (
                <Line
                  item={item}
                  line={line}
                  isCurrent={line === current}
                  onCompare={setSelected}
                />
              )}
            </RowBoundary>
          ))}
        </RowList>
        {!showsAll && lines.length > INITIAL_COUNT && (
          <Button variant="tertiary" className={styles.more} onClick={() => setShowsAll(true)}>
            {t('item.more', { count: lines.length })}
          </Button>
        )}
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

interface LineProps extends Pick<Props, 'item'> {
  line: HistoryLine;
  /** Receives the line whose version is to be compared with the stored item. */
  onCompare: (line: HistoryLine) => void;
  /** The line has the version that is stored now. */
  isCurrent: boolean;
}

function Line({ item, line, isCurrent, onCompare }: LineProps) {
  const { t } = useTranslation('history');
  const summary = useLineSummary(item);
  const language = useLanguage();
  return (
    <Row
      title={<span className={styles.summary}>{summary(line)}</span>}
      notes={<ActorAndTime actor={line.actorName} at={line.occurredAt} />}
      actions={
        isCurrent ? (
          <p className="small-print">{t('item.current')}</p>
        ) : (
          line.hasItem && (
            <Button variant="tertiary" onClick={() => onCompare(line)}>
              <History aria-hidden="true" size="1.05em" />
              {t('item.compare')}
              <ItemName title={formatDateTime(line.occurredAt, language)} />
            </Button>
          )
        )
      }
    />
  );
}
