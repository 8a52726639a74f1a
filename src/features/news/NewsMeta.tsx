import { formatDate } from '../../lib/dates/moscowTime';
import { useCategoryName } from '../../lib/i18n/useCategoryName';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { NewsListItem } from '../../services/news/news';
import styles from './NewsMeta.module.css';

interface Props {
  /** Null for an article without a category. */
  category: NewsListItem['category'];
  /** The date of publication; built-in items have none. */
  date?: Date | undefined;
}

/** Renders category and date of an article; an empty paragraph where it has neither. */
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
