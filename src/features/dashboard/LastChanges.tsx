import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRecent } from '../../lib/dates';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { queryClient } from '../../lib/queryClient';
import { useMinute } from '../../lib/useMinute';
import type { Change } from '../../services/lastChanges';
import { LocalLink } from '../../ui/LocalLink';
import styles from './LastChanges.module.css';
import { changes } from './listQueries';
import type { Cure } from './panelProps';
import { QuietFailure } from './QuietFailure';
import { useKeptFocus } from './useKeptFocus';
import { useRetry } from './useRetry';

interface Props extends Cure {
  /** Items that are about to be deleted. */
  hidden: ReadonlySet<string>;
  /** The reader's own e-mail address or phone number. */
  self: string | undefined;
}

/** What was changed last, by whom and when; each leads to its form. */
export function LastChanges({ hidden, self, cure }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const query = useQuery(changes, queryClient);
  const retry = useRetry(query, cure);
  const shown = query.data?.filter((change) => !hidden.has(change.id)) ?? [];
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useKeptFocus(title);
  return (
    <section aria-labelledby={id} className={styles.panel} {...keepFocus}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {t('changes.title')}
      </h2>
      {query.error && <QuietFailure error={query.error} busy={query.isFetching} onRetry={retry} />}
      {!query.data && !query.error && <p>{t('list.loading')}</p>}
      {query.data && shown.length === 0 && <p>{t('changes.none')}</p>}
      {shown.length > 0 && (
        <ul className={`plain-list ${styles.list}`}>
          {shown.map((change) => (
            <Line key={change.id} change={change} self={self} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ change, self }: { change: Change; self: string | undefined }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const now = useMinute();
  const { kind, id, title, who, at } = change;
  const name = who !== null && who === self ? t('changes.you') : who;
  return (
    <li>
      <LocalLink to={`/admin/${kind}/edit/${id}`}>{title}</LocalLink>
      <p className={styles.facts}>
        {t(`changes.${kind}`)}
        {name && ` · ${name}`}
        {' · '}
        <time dateTime={at.toISOString()}>{now && formatRecent(at, language, now)}</time>
      </p>
    </li>
  );
}
