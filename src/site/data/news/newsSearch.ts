import { attempt, type Result } from '../../../lib/http/result';
import { tokenize, toStem } from '../../../lib/text/tokenize';
import { filterByWords, queryWords } from '../words';
import { LIST_COLUMNS, type NewsListItem, toListItem } from './newsRows';
import { publishedQuery } from './publishedQuery';

/** Number of articles to fetch, more than are returned, because matches in a title come first. */
const CANDIDATES = 20;
const MAX_RESULTS = 5;
/** Characters of the shortest stem that matches as the prefix of a longer one. */
const MIN_PREFIX = 4;

const TITLES = ['title', 'translated_title'] as const;

/**
 * Returns whether a word of a text has a stem, or a longer stem that begins with it; the latter
 * only for a stem of at least four letters.
 */
export const hasStem = (text: string, stem: string): boolean =>
  tokenize(text).some((word) => {
    const wordStem = toStem(word);
    return wordStem === stem || (stem.length >= MIN_PREFIX && wordStem.startsWith(stem));
  });

/**
 * Fetches at most 5 of the 20 newest articles that have the first ten terms, in any inflection or
 * as the beginning of a longer word; matches in a title first. Fails with `network`, `timeout` or
 * `server`.
 * @param terms normalized, as `queryTerms` returns them; an empty array has no results
 */
export const findNews = (terms: string[], signal?: AbortSignal): Promise<Result<NewsListItem[]>> =>
  attempt('newsFetch', async () => {
    const words = queryWords(terms.join(' '));
    if (words.length === 0) return [];
    const all = publishedQuery(LIST_COLUMNS, undefined, signal);
    const { data } = await all.or(filterByWords(words, MIN_PREFIX)).limit(CANDIDATES);
    const stems = terms.map(toStem);
    const isInTitle = (row: (typeof data)[number]) =>
      TITLES.some((column) => stems.every((stem) => hasStem(row[column] ?? '', stem)));
    const titled = data.filter(isInTitle);
    return [...new Set([...titled, ...data])].slice(0, MAX_RESULTS).map(toListItem);
  });
