import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { allowedUrl, isFileUrl } from '../../../lib/urls/urls';
import { toArticle } from '../../../site/data/news/newsRows';
import { inLanguage } from '../../../site/data/translatable';
import { ArticleView } from '../../../site/news/article/ArticleView';
import { categoryOf, categoryQuery } from '../../api/items/categories';
import { toDataUrl } from '../../files/cards/ImageThumbnail';
import { DATABASE_NOW } from '../../kinds/field';
import type { NewsImages } from '../../kinds/files';
import { withStoredFiles } from '../../kinds/formFiles';
import { allImages } from '../../kinds/images';
import type { Item, Values } from '../../kinds/kinds';
import { toColumns } from '../../kinds/values';
import { useItemForm } from '../form/ItemFormProvider';

/**
 * Renders the unsaved article in the component of the public page. Values may be invalid or empty: a missing date is the
 * published article's or now. Renders nothing until the images have been read, or if one cannot be read.
 */
export function NewsPreview({ language }: { language: Language }) {
  const { t } = useTranslation('admin');
  const { item } = useItemForm<'news'>();
  const values = useFormContext<Values<'news'>>().getValues();
  const { data: categories } = useQuery(categoryQuery);
  const { data: urls } = useQuery({
    queryKey: ['admin', 'preview', ...allImages(values.images).map(({ id }) => id)],
    queryFn: () => urlsOf(values.images),
    gcTime: 0,
    staleTime: 0,
  });
  if (!urls) return null;
  const now = new Date().toISOString();
  const stored = withStoredFiles('news', values, (_, file) => urls.get(file));
  const published = { ...stored, status: 'published' as const };
  const columns = toColumns('news', published, { item }) as Item<'news'>;
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
    news_categories: categoryOf(values.category, categories, item),
  });
  const shown = inLanguage(article, language);
  return (
    <ArticleView
      article={{
        ...shown,
        title: shown.title || t('preview.untitled'),
        // Again, because `toArticle` omits selected images, whose URLs no row can have.
        featuredImageUrl: allowedUrl(columns.featured_image_url, isPreviewed),
        additionalImages: columns.additional_images.filter(isPreviewed),
      }}
    />
  );
}

const isPreviewed = (url: string): boolean => isFileUrl(url) || url.startsWith('data:image/');

/** Reads the selected images as `data:` URLs, by file; rejects if one cannot be read. */
async function urlsOf(images: NewsImages): Promise<Map<File, string>> {
  const files = allImages(images).flatMap(({ file }) => file ?? []);
  return new Map(
    await Promise.all(files.map(async (file) => [file, await toDataUrl(file)] as const)),
  );
}
