import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import type { Language } from '../../../lib/i18n/languages';
import { inLanguage } from '../../../services/items/languages';
import type { NewsArticle } from '../../../services/news/news';
import type { EditableNews } from '../../data/news/newsAdmin';
import { type NewsImages, toImageColumns } from '../../files/upload/uploadPlan';
import { selectedCategory } from '../fields/selectedCategory';
import { allImages, withStoredImages } from '../news/newsImages';
import { type NewsValues, toNewsInput } from '../news/newsSchema';

interface Props {
  article: NewsArticle;
  /** Images of the form, uploaded or not, which replace the article's. */
  images: NewsImages;
  ArticleView: ComponentType<{ article: NewsArticle }>;
}

/**
 * The unsaved article in the component of the public page. Empty until the images have been read,
 * and if one cannot be read.
 */
export function NewsPreview({ article, images, ArticleView }: Props) {
  const { data: urls } = useQuery({
    queryKey: ['admin', 'preview', ...allImages(images).map(({ id }) => id)],
    queryFn: () => urlsOf(images),
    gcTime: 0,
    staleTime: 0,
  });
  if (!urls) return null;
  const urlOf = (id: string) => urls.get(id);
  const { imageTexts, ...columns } = toImageColumns(images, urlOf);
  const content = withStoredImages(article.content, images, urlOf);
  return (
    <ArticleView
      article={{ ...article, ...columns, content, imageTexts: imageTexts[article.language] }}
    />
  );
}

/** `data:` for files, because the Content-Security-Policy allows no `blob:`. */
async function urlsOf(images: NewsImages): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for (const { id, url = '', file } of allImages(images)) {
    urls.set(id, file ? await toDataUrl(file) : url);
  }
  return urls;
}

const toDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/**
 * The values of the article form as an article of the public page. Values may be invalid or empty:
 * a missing title becomes `untitled`, a missing date the stored article's or now. NewsPreview
 * replaces the images.
 * @param article the stored article; undefined for a new one
 */
export function toPreview(
  values: NewsValues,
  pageLanguage: Language,
  untitled: string,
  article?: EditableNews,
): NewsArticle {
  const { title, content, language, translation, slug, youtubeUrl } = toNewsInput(values, article);
  const preview: NewsArticle = {
    id: article?.id ?? '',
    slug: slug ?? '',
    language,
    title: title || untitled,
    translation,
    content,
    category: selectedCategory(values, article),
    featuredImageUrl: article?.featuredImageUrl ?? null,
    additionalImages: article?.additionalImages ?? [],
    imageTexts: {},
    youtubeUrl: youtubeUrl || null,
    publishedAt: fromMoscowInput(values.publishedAt) ?? article?.publishedAt ?? new Date(),
    updatedAt: new Date(),
  };
  return inLanguage(preview, pageLanguage);
}
