import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { toArticle } from '../../../site/data/news/newsRows';
import { inLanguage } from '../../../site/data/translatable';
import { ArticleView } from '../../../site/news/article/ArticleView';
import { categoryQuery, namedCategory } from '../../api/items/articleCategory';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import type { Item } from '../kind';
import { toColumns } from '../kinds';
import { DATABASE_NOW } from '../rows';
import type { NewsValues } from './schema';

/**
 * Renders the unsaved article in the component of the public page. Values may be invalid or empty.
 * A missing date is the published article's date, or now.
 */
export function NewsPreview({ language }: { language: Language }) {
  const { t } = useTranslation('admin');
  const { item } = useItemForm<'news'>();
  const values = useFormContext<NewsValues>().getValues();
  const { data: categories } = useQuery(categoryQuery);
  const now = new Date().toISOString();
  const columns = toColumns('news', values, { item, status: 'published' }) as Item<'news'>;
  const keptDate = item?.status === 'published' ? item.published_at : now;
  const date = columns.published_at === DATABASE_NOW ? now : (columns.published_at ?? keptDate);
  const article = toArticle({
    ...columns,
    id: '',
    title: columns.title ?? '',
    slug: columns.slug ?? '',
    published_at: date,
    created_at: now,
    updated_at: now,
    news_categories: namedCategory(values.category, categories, item),
  });
  const shown = inLanguage(article, language);
  return <ArticleView article={{ ...shown, title: shown.title || t('preview.untitled') }} />;
}
