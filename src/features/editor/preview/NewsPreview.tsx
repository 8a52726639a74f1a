import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { NewsArticle } from '../../../services/news/news';
import { type NewsImages, newsFields } from '../../files/upload/uploadPlan';
import { allImages } from '../news/newsImages';

interface Props {
  article: NewsArticle;
  /** Of the form, uploaded or not; shown in place of the article's. */
  pictures: NewsImages;
  /** The public page's own component. */
  ArticleView: ComponentType<{ article: NewsArticle }>;
}

/** The unsaved article with its unsaved pictures, rendered by the public page's own component. */
export function NewsPreview({ article, pictures, ArticleView }: Props) {
  const { data: urls } = useQuery({
    queryKey: ['admin', 'preview', ...allImages(pictures).map(({ id }) => id)],
    queryFn: () => urlsOf(pictures),
    gcTime: 0,
    staleTime: 0,
  });
  if (!urls) return null;
  return <ArticleView article={{ ...article, ...newsFields(pictures, (id) => urls.get(id)) }} />;
}

/** The Content-Security-Policy allows `data:` pictures and no `blob:`. */
async function urlsOf(pictures: NewsImages): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  for (const { id, url = '', file } of allImages(pictures)) {
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
