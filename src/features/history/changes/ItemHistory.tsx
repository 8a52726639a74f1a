import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/dates';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { Change } from '../../../services/history/changes';
import { VERSIONS_KEPT } from '../../../services/history/versions';
import { Button } from '../../../ui/actions/Button';
import { OfItem } from '../../../ui/actions/OfItem';
import { LoadError } from '../../../ui/feedback/LoadError';
import panel from '../../../ui/layout/ListPanel.module.css';
import { useRetryQuery } from '../../auth/session/reauthentication';
import { historyOf } from '../historyQueries';
import styles from './ItemHistory.module.css';
import { useChangeWords } from './useChangeWords';
import { When } from './When';

/** How many entries are shown at first. */
const FEW = 5;

interface Props {
  /** Id of the article or notice. */
  item: string;
  /** An earlier version is to be looked at. */
  onCompare: (change: Change) => void;
}

/** Who did what with one article or notice, and the versions that its saves have left. */
export function ItemHistory({ item, onCompare }: Props) {
  const { t } = useTranslation('history');
  const id = useId();
  const [all, setAll] = useState(false);
  const query = useQuery(historyOf(item));
  const retry = useRetryQuery(query);
  const { entries = [], versions = [] } = query.data ?? {};
  return (
    <section aria-labelledby={id} className={`${panel.panel} ${styles.panel}`}>
      <h2 id={id}>{t('item.title')}</h2>
      <p className={styles.lead}>{t('item.lead', { count: VERSIONS_KEPT })}</p>
      {query.error && (
        <LoadError quiet error={query.error} busy={query.isFetching} onRetry={retry} />
      )}
      {!query.data && !query.error && <p>{t('item.loading')}</p>}
      <ol className={`plain-list ${styles.list}`}>
        {(all ? entries : entries.slice(0, FEW)).map((change) => (
          <Entry
            key={change.id}
            change={change}
            place={versions.indexOf(change.id)}
            onCompare={onCompare}
          />
        ))}
      </ol>
      {!all && entries.length > FEW && (
        <Button look="quiet" className={styles.more} onClick={() => setAll(true)}>
          {t('item.more', { count: entries.length })}
        </Button>
      )}
    </section>
  );
}

interface EntryProps extends Pick<Props, 'onCompare'> {
  change: Change;
  /** Of its version, the newest being 0; -1 where it has none. */
  place: number;
}

function Entry({ change, place, onCompare }: EntryProps) {
  const { t } = useTranslation('history');
  const { summary, details } = useChangeWords();
  const language = useLanguage();
  const lines = details(change);
  const when = <When who={change.who} at={change.at} />;
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
      {place === 0 && <p className={styles.when}>{t('item.now')}</p>}
      {place > 0 && (
        <Button look="quiet" onClick={() => onCompare(change)}>
          <History aria-hidden="true" size="1.05em" />
          {t('item.compare')}
          <OfItem title={formatDateTime(change.at, language)} />
        </Button>
      )}
    </li>
  );
}
