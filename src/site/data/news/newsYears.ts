import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { getPublicClient } from '../../../lib/http/publicClient';
import { requireCount } from '../paging';
import { withSignal } from '../withSignal';

export interface NewsYear {
  /** Year of publication in Moscow. */
  year: number;
  total: number;
}

/**
 * Fetches the years that have articles, the newest first.
 * @param topic the slug of a category, or the free text in place of one; undefined for all news
 * @throws the error of postgrest-js or `fetchWithRetry`; an Error if the response has no years
 */
export async function readYears(
  topic: string | undefined,
  signal: AbortSignal | undefined,
): Promise<NewsYear[]> {
  const query = getPublicClient().rpc('news_years', topic ? { topic } : {}, { get: true });
  const { data } = await withSignal(query, signal).throwOnError();
  return data.map(({ year, total }) => ({
    year: requireCount(year),
    total: requireCount(total),
  }));
}

/** Returns the number of articles of a year, or of all years if none is chosen. */
export const listTotal = (years: NewsYear[], chosen: number | undefined): number =>
  years
    .filter(({ year }) => chosen === undefined || year === chosen)
    .reduce((sum, { total }) => sum + total, 0);

/** Returns midnight of 1 January in Moscow as ISO 8601. */
export const startOfYear = (year: number): string =>
  (fromMoscowInput(`${String(year).padStart(4, '0')}-01-01T00:00`) ?? new Date(0)).toISOString();
