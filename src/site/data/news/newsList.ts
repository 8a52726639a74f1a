import { pageNumber } from '../../../lib/urls/pageNumber';
import { withQuery } from '../../../lib/urls/withQuery';

export interface NewsListing {
  /** Number of the page, from 1. */
  page: number;
  /** The slug of a category, or the free text in place of one; undefined for all. */
  category?: string | undefined;
}

/**
 * Returns the path of a list without language prefix: `/news/page/2?category=trade`. The page is in
 * the path, because a prerendered file serves no query string (decision 0040).
 */
export function newsListPath({ page, category }: NewsListing): string {
  return withQuery(page > 1 ? `/news/page/${page}` : '/news', category ? { category } : {});
}

/**
 * Reads the segment of a path of {@link newsListPath} that has the page: 2 for `2`, 1 for undefined
 * (`/news`), null for any other text, such as `02`.
 */
export function parseNewsPage(page: string | undefined): number | null {
  if (page === undefined) return 1;
  const number = pageNumber(page);
  return String(number) === page ? number : null;
}
