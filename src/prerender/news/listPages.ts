import { publishedNews } from '../../features/news/newsQueries';
import { toMoscowInput } from '../../lib/dates/moscowTime';
import type { PageData } from '../../lib/http/pageData';
import type { NewsArticle, NewsListItem } from '../../services/news/news';
import { newsListPath } from '../../services/news/newsList';
import { PAGE_SIZE } from '../../services/paging';
import type { NewsSnapshot } from './fetchNews';

export interface ListPage {
  /** Path without language prefix. */
  path: string;
  data: PageData;
}

const yearOf = ({ publishedAt }: NewsListItem): number =>
  Number(toMoscowInput(publishedAt).slice(0, 4));

/** Returns the pages of the lists that the articles of the snapshot fill; each has the totals of the first page of the list. */
export function listPages({ list, articles }: NewsSnapshot): ListPage[] {
  const { years } = list;
  const listed = articles.map(toListItem);
  const pagesOf = (items: NewsListItem[], total: number, year?: number): ListPage[] => {
    const pages = Math.ceil(Math.min(items.length, total) / PAGE_SIZE);
    return Array.from({ length: pages }, (_, index) => index + 1).flatMap((page) => {
      const shown = items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      // The articles of the snapshot end within this page.
      if (shown.length < PAGE_SIZE && page * PAGE_SIZE < total) return [];
      const data: PageData = [
        [publishedNews({ page, year }).queryKey, { items: shown, total, years }],
      ];
      return [{ path: newsListPath({ page, year }), data }];
    });
  };
  const byYear = years.flatMap(({ year, total }) =>
    pagesOf(
      listed.filter((item) => yearOf(item) === year),
      total,
      year,
    ),
  );
  const [, ...further] = pagesOf(listed, list.total);
  const data: PageData = [[publishedNews({ page: 1 }).queryKey, list]];
  return [{ path: '/news', data }, ...further, ...byYear];
}

/** Returns an article as the lists show it. */
export const toListItem = ({
  id,
  slug,
  language,
  title,
  translation,
  category,
  featuredImageUrl,
  publishedAt,
}: NewsArticle): NewsListItem => ({
  ...{ id, slug, language, title, category, featuredImageUrl, publishedAt },
  translation: translation && { title: translation.title },
});
