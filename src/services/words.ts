const WORD = /[\p{L}\p{N}]+/gu;

/** More would only make the query slower. */
const MAX_WORDS = 10;

/** The words of a search, at most ten; empty where it has none. */
export const wordsOf = (search: string): string[] =>
  search.toLowerCase().replaceAll('ё', 'е').match(WORD)?.slice(0, MAX_WORDS) ?? [];

/**
 * Returns the filter of `or()` for the rows whose texts have all words: in any inflection, by the stems in the column `words`, or
 * as the beginning of a longer word.
 * @param words as {@link wordsOf} returns them, because PostgREST treats other characters as operators
 * @param minPrefix letters of the shortest word that also stands for longer ones
 */
export const filterByWords = (words: string[], minPrefix: number): string => {
  const filters = words.map((word) => {
    const inflected = `words.fts(russian).${word}`;
    // `simple` leaves the beginning of a word as it is typed.
    return word.length < minPrefix ? inflected : `or(${inflected},words.fts(simple).${word}:*)`;
  });
  return `and(${filters.join(',')})`;
};
