const WORD = /[\p{L}\p{N}]+/gu;

/** More would only make the query slower. */
const MAX_WORDS = 10;
/** Letters of the shortest word that also stands for longer ones, because it may not be typed to its end. */
const MIN_PREFIX = 5;

/** The configuration of PostgreSQL's text search that the column `words` has, for `textSearch`. */
export const wordsOptions = { config: 'russian' };

/**
 * Returns the query of `textSearch` that finds all words of a search in any inflection, and those that begin with them; empty
 * where it has no word. No character of the search is an operator.
 */
export const wordsQuery = (search: string): string =>
  (search.toLowerCase().replaceAll('ё', 'е').match(WORD) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => (word.length < MIN_PREFIX ? word : `${word}:*`))
    .join(' & ');
