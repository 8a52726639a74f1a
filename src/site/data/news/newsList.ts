import { pageNumber } from '../../../lib/urls/pageNumber';
import { withQuery } from '../../../lib/urls/withQuery';

export interface NewsListing {
  /** Number of the page, from 1. */
  page: number;
  /** The year of publication in Moscow; undefined for all years. */
  year?: number | undefined;
  /** The slug of a category, or the free text in place of one; undefined for all. */
  category?: string | undefined;
}

/**
 * Returns the path of a list without language prefix: `/news/year/2024/page/2?category=trade`. Year
 * and page are in the path, because a prerendered file serves no query string (decision 0040).
 */
export function newsListPath({ page, year, category }: NewsListing): string {
  const ofYear = year === undefined ? '' : `/year/${year}`;
  const ofPage = page > 1 ? `/page/${page}` : '';
  return withQuery(`/news${ofYear}${ofPage}`, category ? { category } : {});
}

const YEAR = /^[1-9]\d{3}$/;

/** Reads the parameters of a path of {@link newsListPath}; null for any other. */
export function parseNewsList(params: {
  year?: string | undefined;
  page?: string | undefined;
}): NewsListing | null {
  const { year, page } = params;
  if (year !== undefined && !YEAR.test(year)) return null;
  const number = page === undefined ? 1 : pageNumber(page);
  if (page !== undefined && String(number) !== page) return null;
  return { page: number, ...(year !== undefined && { year: Number(year) }) };
}
