import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { toQueryFn } from '../../../lib/http/queryFn';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
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
import { VersionDialog } from '../versions/VersionDialog';
import { HistoryList } from './HistoryList';
import styles from './ItemChanges.module.css';

/** Entries before “Show all”. */
const INITIAL_COUNT = 5;

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
  const language = useLanguage();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
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
        <QueryState compact query={query} loading={t('item.loading')} />
        <HistoryList
          label={t('item.title')}
          lines={showsAll ? lines : lines.slice(0, INITIAL_COUNT)}
          toRow={(line, summary) => ({
            title: <span className={styles.summary}>{summary}</span>,
            actions:
              line === current ? (
                <p className="small-print">{t('item.current')}</p>
              ) : (
                line.hasItem && (
                  <Button variant="tertiary" onClick={() => setSelected(line)}>
                    <History aria-hidden="true" size="1.05em" />
                    {t('item.compare')}
                    <ItemName title={formatDateTime(line.occurredAt, language)} />
                  </Button>
                )
              ),
          })}
        />
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
