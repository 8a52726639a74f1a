import { formatDate } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { LanguageMark } from '../../ui/text/LanguageMark';
import type { NewsListItem } from '../data/news/newsPage';
import { useCategoryName } from './useCategoryName';

interface Props {
  /** Built-in items have no date of publication. */
  item: Pick<NewsListItem, 'category' | 'language'> & Partial<Pick<NewsListItem, 'publishedAt'>>;
}

/** Renders category and date of an item, and its language if the page has another. */
export function NewsMeta({ item: { category, language: titleLanguage, publishedAt } }: Props) {
  const language = useLanguage();
  const categoryName = useCategoryName();
  return (
    <p className="small-print">
      {category && <span className="semibold">{categoryName(category)}</span>}
      {category && publishedAt && ' · '}
      {publishedAt && (
        <time dateTime={publishedAt.toISOString()}>{formatDate(publishedAt, language)}</time>
      )}{' '}
      <LanguageMark language={titleLanguage} />
    </p>
  );
}
