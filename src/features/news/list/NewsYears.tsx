import { useTranslation } from 'react-i18next';
import { newsListPath } from '../../../lib/urls/newsList';
import type { NewsYear } from '../../../services/news/newsYears';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './NewsYears.module.css';

interface Props {
  /** The years that have articles, the newest first. */
  years: NewsYear[];
  /** The year of the list; undefined for all news. */
  current: number | undefined;
  /** The slug of the selected category; undefined for all news. */
  category: string | undefined;
}

/** Renders links to the lists of news by year, with their numbers of articles; nothing where there is but one list. */
export function NewsYears({ years, current, category }: Props) {
  const { t } = useTranslation('news');
  if (years.length < 2 && current === undefined) return null;
  return (
    <nav aria-labelledby="news-years" className={styles.section} data-screen-only>
      <h2 id="news-years">{t('years.title')}</h2>
      <ul className={`plain-list ${styles.years}`}>
        <li>
          <AppLink
            to={newsListPath({ page: 1, category })}
            aria-current={current === undefined ? 'true' : undefined}
          >
            {t('years.all')}
          </AppLink>
        </li>
        {years.map(({ year, total }) => (
          <li key={year}>
            <AppLink
              to={newsListPath({ page: 1, year, category })}
              aria-current={current === year ? 'true' : undefined}
            >
              {year} <span className={styles.total}>{t('years.count', { count: total })}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
