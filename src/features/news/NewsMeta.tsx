import { formatDate } from '../../lib/dates/moscowTime';
import type { Language } from '../../lib/i18n/languages';
import { useCategoryName } from '../../lib/i18n/useCategoryName';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { NewsListItem } from '../../services/news/news';
import { LanguageMark } from '../../ui/text/LanguageMark';
import styles from './NewsMeta.module.css';

interface Props {
  category: NewsListItem['category'];
  /** The date of publication; built-in items have none. */
  date?: Date | undefined;
  titleLanguage: Language;
}

export function NewsMeta({ category, date, titleLanguage }: Props) {
  const language = useLanguage();
  const categoryName = useCategoryName();
  return (
    <p className={styles.meta}>
      {category && <span className={styles.category}>{categoryName(category)}</span>}
      {date && <time dateTime={date.toISOString()}>{formatDate(date, language)}</time>}
      <LanguageMark language={titleLanguage} />
    </p>
  );
}
