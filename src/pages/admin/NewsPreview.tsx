import { useQuery } from '@tanstack/react-query';
import { type NewsPictures, newsFields } from '../../features/files/save/savePlan';
import { ArticleView } from '../../features/news/article/ArticleView';
import type { NewsArticle } from '../../services/news/news';

interface Props {
  article: NewsArticle;
  pictures: NewsPictures;
}

/** The unsaved article with its unsaved pictures, drawn by the public page's own component. */
export function NewsPreview({ article, pictures }: Props) {
  const { data: urls } = useQuery({
    queryKey: ['admin', 'preview', ...all(pictures).map(({ id }) => id)],
    queryFn: () => addresses(pictures),
    gcTime: 0,
    staleTime: 0,
  });
  if (!urls) return null;
  return <ArticleView article={{ ...article, ...newsFields(pictures, (id) => urls.get(id)) }} />;
}

const all = ({ featured, additional }: NewsPictures) => [
  ...(featured ? [featured] : []),
  ...additional,
];

/** The site's policy allows `data:` pictures and no `blob:`. */
async function addresses(pictures: NewsPictures): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { id, url = '', file } of all(pictures)) {
    found.set(id, file ? await toDataUrl(file) : url);
  }
  return found;
}

const toDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
