import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../lib/hooks/useFocusFallback';
import { LoadError } from '../../ui/feedback/LoadError';
import { LocalLink } from '../../ui/navigation/LocalLink';
import { useRetryQuery } from '../auth/session/reauthentication';
import type { ItemKind } from '../items/itemKind';
import styles from './Counts.module.css';
import { newsCounts, newsFilters, noticeFilters, noticesCount } from './listQueries';
import { useListAddress } from './useListAddress';

const states = ['published', 'scheduled', 'draft'] as const;

interface Props {
  headings: Record<ItemKind, RefObject<HTMLHeadingElement | null>>;
}

/** How much there is of what; each figure leads to the list of it. */
export function Counts({ headings }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const news = useQuery(newsCounts);
  const notices = useQuery(noticesCount);
  const retryNews = useRetryQuery(news);
  const retryNotices = useRetryQuery(notices);
  const newsAddress = useListAddress('news', newsFilters);
  const noticeAddress = useListAddress('notices', noticeFilters);
  const failed = news.error ?? notices.error;
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusFallback(title);
  return (
    <section aria-labelledby={id} className={styles.counts} {...keepFocus}>
      <h2 id={id} ref={title} tabIndex={-1} className="visually-hidden">
        {t('counts.title')}
      </h2>
      <ul className={`plain-list ${styles.tiles}`}>
        {states.map((state) => (
          <Tile
            key={state}
            name={t(`counts.${state}`)}
            count={news.data?.[state]}
            to={newsAddress.filtered(state)}
            heading={headings.news}
          />
        ))}
        <Tile
          name={t('counts.notices')}
          count={notices.data}
          to={noticeAddress.filtered('all')}
          heading={headings.notices}
        />
      </ul>
      {failed && (
        <LoadError
          quiet
          error={failed}
          busy={news.isFetching || notices.isFetching}
          onRetry={() => {
            if (news.error) retryNews();
            if (notices.error) retryNotices();
          }}
        />
      )}
    </section>
  );
}

interface TileProps {
  name: string;
  /** Unknown while it is fetched, and after a failure. */
  count: number | undefined;
  to: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Tile({ name, count, to, heading }: TileProps) {
  const { t } = useTranslation('admin');
  return (
    <li>
      <LocalLink
        to={to}
        preventScrollReset
        className={styles.tile}
        onClick={() => heading.current?.focus()}
      >
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.number}>
          {count ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t('counts.unknown')}</span>
            </>
          )}
        </span>
      </LocalLink>
    </li>
  );
}
