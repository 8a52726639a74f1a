import { useTranslation } from 'react-i18next';
import { newsListPath } from '../../../services/news/newsList';
import type { NewsYear } from '../../../services/news/newsYears';
import { FilterLinks } from '../../../ui/navigation/FilterLinks';
import styles from './NewsYears.module.css';

interface Props {
  years: NewsYear[];
  current: number | undefined;
  category: string | undefined;
}

/** Links to the list of each year; nothing for fewer than two years, unless one is selected. */
export function NewsYears({ years, current, category }: Props) {
  const { t } = useTranslation('news');
  if (years.length < 2 && current === undefined) return null;
  const all = {
    to: newsListPath({ page: 1, category }),
    name: t('years.all'),
    isCurrent: current === undefined,
  };
  const lists = years.map(({ year, total }) => ({
    to: newsListPath({ page: 1, year, category }),
    name: String(year),
    note: t('years.count', { count: total }),
    isCurrent: current === year,
  }));
  return (
    <nav aria-labelledby="news-years" className={`stack gap-3 ${styles.section}`} data-screen-only>
      <h2 id="news-years" className="size-h3">
        {t('years.title')}
      </h2>
      <FilterLinks links={[all, ...lists]} />
    </nav>
  );
}
