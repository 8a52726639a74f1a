import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { NewsArticle } from '../../../services/news/news';
import { type NewsImages, toImageColumns } from '../../files/upload/uploadPlan';
import { allImages, withStoredImages } from '../news/newsImages';

interface Props {
  /** From `toPreview`. */
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
