import { fromMoscowInput } from '../../lib/dates/moscowTime';
import { getPublicClient } from '../../lib/http/publicClient';
import { requireCount } from '../paging';
import { withSignal } from '../withSignal';

export interface NewsYear {
  /** That of the date in Moscow. */
  year: number;
  total: number;
}

/**
 * The newest year first.
 * @param topic the slug of a category, or the free text that articles have in its place; undefined for all news
 * @throws the error of postgrest-js or `fetchWithRetry`; an Error where the response has no years
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

/** Of all years where none is chosen. */
export const totalOf = (years: NewsYear[], chosen: number | undefined): number =>
  years
    .filter(({ year }) => chosen === undefined || year === chosen)
    .reduce((sum, { total }) => sum + total, 0);

/** In Moscow, ISO 8601. */
export const startOfYear = (year: number): string =>
  (fromMoscowInput(`${String(year).padStart(4, '0')}-01-01T00:00`) ?? new Date(0)).toISOString();
