import { attempt, type Result } from '../../lib/http/result';
import { stemOf, tokenize } from '../../lib/search/tokenize';
import { publishedQuery } from './news';
import { LIST_COLUMNS, type NewsListItem, toListItem } from './newsRows';

/** More than are shown, since the database compares letters and not words. */
const ASKED = 20;
const SHOWN = 5;
/** A beginning of a word this long stands for the word. */
const MIN_BEGINNING = 4;

/** Letters and digits mean themselves; but to the database е and ё are two letters. */
const patternOf = (stem: string): string => `%${stem.replaceAll('е', '_')}%`;

/** Of the original and of the translation. */
const TITLES = ['title', 'translated_title'] as const;

const matching = (stem: string): string =>
  TITLES.map((column) => `${column}.ilike.${patternOf(stem)}`).join();

const speaksOf = (title: string, stem: string): boolean =>
  tokenize(title).some((word) => {
    const own = stemOf(word);
    return own === stem || (stem.length >= MIN_BEGINNING && own.startsWith(stem));
  });

/**
 * The newest published articles, at most 5, whose title in one of the languages has all of the words in any of their
 * forms.
 * @param words plain, as `queryTerms` gives them; none finds nothing
 */
export const findNews = (words: string[], signal?: AbortSignal): Promise<Result<NewsListItem[]>> =>
  attempt('newsFetch', async () => {
    const stems = words.map(stemOf);
    if (stems.length === 0) return [];
    let query = publishedQuery(`${LIST_COLUMNS}, translated_title`, undefined, signal);
    for (const stem of stems) query = query.or(matching(stem));
    const { data } = await query.limit(ASKED);
    return data
      .filter((row) =>
        TITLES.some((column) => stems.every((stem) => speaksOf(row[column] ?? '', stem))),
      )
      .slice(0, SHOWN)
      .map(toListItem);
  });
