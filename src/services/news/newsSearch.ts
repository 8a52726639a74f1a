import { attempt, type Result } from '../../lib/http/result';
import { stemOf, tokenize } from '../../lib/search/tokenize';
import { LIST_COLUMNS, type NewsListItem, toListItem } from './newsRows';
import { publishedQuery } from './publishedQuery';

/** More than are returned, because `ilike` also matches stems inside other words. */
const CANDIDATES = 20;
const MAX_RESULTS = 5;
/** Characters of the shortest stem that matches as the prefix of a longer one. */
const MIN_PREFIX = 4;

/** The `ilike` pattern of a stem. A stem has letters and digits alone; `_` matches both е and ё. */
const patternOf = (stem: string): string => `%${stem.replaceAll('е', '_')}%`;

/** The title of the original and of the translation. */
const TITLES = ['title', 'translated_title'] as const;

const stemFilter = (stem: string): string =>
  TITLES.map((column) => `${column}.ilike.${patternOf(stem)}`).join();

const titleHasStem = (title: string, stem: string): boolean =>
  tokenize(title).some((word) => {
    const wordStem = stemOf(word);
    return wordStem === stem || (stem.length >= MIN_PREFIX && wordStem.startsWith(stem));
  });

/**
 * At most 5, whose title in one language has all the terms in any inflection. Fails with `network`, `timeout` or `server`.
 * @param terms normalized, as `queryTerms` returns them; an empty array has no results
 */
export const findNews = (terms: string[], signal?: AbortSignal): Promise<Result<NewsListItem[]>> =>
  attempt('newsFetch', async () => {
    const stems = terms.map(stemOf);
    if (stems.length === 0) return [];
    let query = publishedQuery(LIST_COLUMNS, undefined, signal);
    for (const stem of stems) query = query.or(stemFilter(stem));
    const { data } = await query.limit(CANDIDATES);
    return data
      .filter((row) =>
        TITLES.some((column) => stems.every((stem) => titleHasStem(row[column] ?? '', stem))),
      )
      .slice(0, MAX_RESULTS)
      .map(toListItem);
  });
