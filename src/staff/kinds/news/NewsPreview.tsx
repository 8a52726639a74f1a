import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { categoryQuery, namedCategory } from '../../api/items/articleCategory';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import { PagePreview } from '../../parts/PagePreview';
import type { Item } from '../kind';
import { toColumns } from '../kinds';
import { DATABASE_NOW } from '../rows';
import type { NewsValues } from './schema';

/** The path of an article that has no address yet; the site serves its 404 page there. */
const NO_ADDRESS = 'preview';
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Renders the button that previews the unsaved article. Values may be invalid or empty. A missing
 * date is the published article's date, or now.
 */
export function NewsPreview() {
  const { t } = useTranslation('admin');
  const { item, selectedLanguage } = useItemForm<'news'>();
  const { getValues } = useFormContext<NewsValues>();
  const { data: categories } = useQuery(categoryQuery);
  const page = () => {
    const values = getValues();
    const columns = toColumns('news', values, { item, status: 'published' }) as Item<'news'>;
    const now = new Date().toISOString();
    const date = columns.published_at === DATABASE_NOW ? now : columns.published_at;
    const kept = item?.status === 'published' ? item.published_at : null;
    const slug = item?.slug ?? NO_ADDRESS;
    const article = {
      ...columns,
      id: item?.id ?? NO_ID,
      slug,
      title: columns.title || t('preview.untitled'),
      published_at: date ?? kept ?? now,
      created_at: now,
      updated_at: now,
      news_categories: namedCategory(values.category, categories, item),
    };
    return { path: `/news/${slug}`, unsaved: { article } };
  };
  return <PagePreview language={selectedLanguage[0]} page={page} />;
}
