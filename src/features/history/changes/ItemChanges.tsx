import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { AuditEntry } from '../../../services/history/auditEntries';
import { MAX_VERSIONS } from '../../../services/history/versions';
import { Button } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { LoadError } from '../../../ui/feedback/LoadError';
import { Panel } from '../../../ui/layout/Panel';
import { useRetryQuery } from '../../auth/session/useReauthentication';
import { historyOf } from '../historyQueries';
import { ActorAndTime } from './ActorAndTime';
import styles from './ItemChanges.module.css';
import { useAuditEntryText } from './useAuditEntryText';

/** How many changes are shown until the reader asks for all. */
const INITIAL_COUNT = 5;

interface Props {
  /** Id of the article or notice. */
  item: string;
  /** Called to compare an earlier version with the current one. */
  onCompare: (change: AuditEntry) => void;
}

/** The changes of one article or notice, with a button for each version to compare. */
export function ItemChanges({ item, onCompare }: Props) {
  const { t } = useTranslation('history');
  const id = useId();
  const [all, setAll] = useState(false);
  const query = useQuery(historyOf(item));
  const retry = useRetryQuery(query);
  const { entries = [], versions = [] } = query.data ?? {};
  return (
    <Panel look="accent" aria-labelledby={id} className={styles.panel}>
      <h2 id={id}>{t('item.title')}</h2>
      <p className={styles.lead}>{t('item.lead', { count: MAX_VERSIONS })}</p>
      {query.error && (
        <LoadError quiet error={query.error} busy={query.isFetching} onRetry={retry} />
      )}
      {!query.data && !query.error && <p>{t('item.loading')}</p>}
      <ol className={`plain-list ${styles.list}`}>
        {(all ? entries : entries.slice(0, INITIAL_COUNT)).map((change) => (
          <Entry
            key={change.id}
            change={change}
            versionIndex={versions.indexOf(change.id)}
            onCompare={onCompare}
          />
        ))}
      </ol>
      {!all && entries.length > INITIAL_COUNT && (
        <Button variant="quiet" className={styles.more} onClick={() => setAll(true)}>
          {t('item.more', { count: entries.length })}
        </Button>
      )}
    </Panel>
  );
}

interface EntryProps extends Pick<Props, 'onCompare'> {
  change: AuditEntry;
  /** Index of its version, the newest being 0; -1 where it has none. */
  versionIndex: number;
}

function Entry({ change, versionIndex, onCompare }: EntryProps) {
  const { t } = useTranslation('history');
  const { summary, details } = useAuditEntryText();
  const language = useLanguage();
  const lines = details(change);
  const when = <ActorAndTime who={change.who} at={change.at} />;
  return (
    <li>
      <div>
        <p>{summary(change)}</p>
        {lines.length > 0 && (
          <ul className={`plain-list ${styles.details}`}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <p className={styles.when}>{when}</p>
      </div>
      {versionIndex === 0 && <p className={styles.when}>{t('item.now')}</p>}
      {versionIndex > 0 && (
        <Button variant="quiet" onClick={() => onCompare(change)}>
          <History aria-hidden="true" size="1.05em" />
          {t('item.compare')}
          <ItemName title={formatDateTime(change.at, language)} />
        </Button>
      )}
    </li>
  );
}
