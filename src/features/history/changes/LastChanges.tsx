import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import { nameOfUrl } from '../../../lib/urls/media';
import { Button } from '../../../ui/actions/Button';
import { LoadError } from '../../../ui/feedback/LoadError';
import { LocalLink } from '../../../ui/navigation/LocalLink';
import { useRetryQuery } from '../../auth/session/reauthentication';
import { changes } from '../historyQueries';
import { type Group, groups } from './groups';
import styles from './LastChanges.module.css';
import { useChangeWords } from './useChangeWords';
import { When } from './When';

/** How many lines are shown, and how many entries are fetched, at first and when more are wanted. */
const FEW = { lines: 5, entries: 20 };
const MANY = { lines: 100, entries: 100 };

interface Props {
  /** Items that are just going to the bin. */
  hidden: ReadonlySet<string>;
}

/** What was done last, by whom and when; what can be edited leads to its form. */
export function LastChanges({ hidden }: Props) {
  const { t } = useTranslation(['history', 'admin']);
  const id = useId();
  const [more, setMore] = useState(false);
  const wanted = more ? MANY : FEW;
  const query = useQuery({ ...changes(wanted.entries), placeholderData: keepPreviousData });
  const retry = useRetryQuery(query);
  const lines = groups(query.data ?? []);
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusFallback(title);
  return (
    <section aria-labelledby={id} className={styles.panel} {...keepFocus}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {t('changes.title')}
      </h2>
      {query.error && (
        <LoadError quiet error={query.error} busy={query.isFetching} onRetry={retry} />
      )}
      {!query.data && !query.error && <p>{t('admin:list.loading')}</p>}
      {query.data && lines.length === 0 && <p>{t('changes.none')}</p>}
      {lines.length > 0 && (
        <ul className={`plain-list ${styles.list}`}>
          {lines.slice(0, wanted.lines).map((line) => (
            <Line key={line.change.id} line={line} hidden={hidden} />
          ))}
        </ul>
      )}
      {lines.length > FEW.lines && (
        <Button look="quiet" className={styles.more} onClick={() => setMore(!more)}>
          {t(more ? 'changes.fewer' : 'changes.earlier')}
        </Button>
      )}
    </section>
  );
}

interface LineProps extends Pick<Props, 'hidden'> {
  line: Group;
}

function Line({ line: { change, count }, hidden }: LineProps) {
  const { t } = useTranslation('history');
  const { summary } = useChangeWords();
  const { kind, item, title, editable, who, at } = change;
  const files = count > 1 ? t('changes.files', { count }) : nameOfUrl(title);
  return (
    <li>
      {editable && item && !hidden.has(item) ? (
        <LocalLink to={`/admin/${kind}/edit/${item}`}>{title}</LocalLink>
      ) : (
        <span>{kind === 'files' ? files : title}</span>
      )}
      <p className={styles.facts}>
        {t(`changes.kind.${kind}`)} · {summary(change)} · <When who={who} at={at} />
      </p>
    </li>
  );
}
