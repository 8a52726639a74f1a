const WORD = /[\p{L}\p{N}]+/gu;

/** More would only make the query slower. */
const MAX_WORDS = 10;

/** The words of a search, at most ten; empty where it has none. */
export const wordsOf = (search: string): string[] =>
  search.toLowerCase().replaceAll('ё', 'е').match(WORD)?.slice(0, MAX_WORDS) ?? [];

/**
 * Returns filters, one for each word, for the rows whose texts have it: in any inflection, by the stems in the column `words`, or
 * as the beginning of a longer word.
 * @param words as {@link wordsOf} returns them, because PostgREST treats other characters as operators
 * @param minPrefix letters of the shortest word that also stands for longer ones
 */
export const filtersByWords = (words: string[], minPrefix: number): string[] =>
  words.map((word) => {
    const inflected = `words.fts(russian).${word}`;
    // `simple` leaves the beginning of a word as it is typed.
    return word.length < minPrefix ? inflected : `or(${inflected},words.fts(simple).${word}:*)`;
  });

/** The argument of `or()` for rows that match all filters; used once in a query, because @supabase/lite applies the last alone. */
export const allOf = (filters: string[]): string => `and(${filters.join(',')})`;
