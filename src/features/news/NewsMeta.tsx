import { formatDate } from '../../lib/dates/moscowTime';
import { useCategoryName } from '../../lib/i18n/useCategoryName';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { NewsListItem } from '../../services/news/news';
import styles from './NewsMeta.module.css';

interface Props {
  category: NewsListItem['category'];
  date?: Date | undefined;
}

/** Category and date of an article. */
export function NewsMeta({ category, date }: Props) {
  const language = useLanguage();
  const categoryName = useCategoryName();
  return (
    <p className={styles.meta}>
      {category && <span className={styles.category}>{categoryName(category)}</span>}
      {date && <time dateTime={date.toISOString()}>{formatDate(date, language)}</time>}
    </p>
  );
}
