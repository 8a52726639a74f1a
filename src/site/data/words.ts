const WORD = /[\p{L}\p{N}]+/gu;

/** Maximum number of words, because more would only make the query slower. */
const MAX_WORDS = 10;

/** Returns the words of a search, at most ten; empty if it has none. */
export const queryWords = (search: string): string[] =>
  search.toLowerCase().replaceAll('ё', 'е').match(WORD)?.slice(0, MAX_WORDS) ?? [];

/**
 * Returns the filter for rows whose texts have all words, inflected (column `words`) or lengthened.
 * @param words at least one, from {@link queryWords}, because other characters are operators
 * @param minPrefix letters of the shortest word that also stands for longer ones
 */
export const filterByWords = (words: string[], minPrefix: number): string => {
  const begun = words.map((word) => {
    const inflected = `words.fts(russian).${word}`;
    // `simple` leaves the beginning of a word as it is typed.
    return word.length < minPrefix ? inflected : `or(${inflected},words.fts(simple).${word}:*)`;
  });
  // In one query PostgreSQL ignores words such as `the`; alone they match nothing.
  return `or(words.plfts(russian).${words.join(' ')},${allFilters(begun)})`;
};

/** Returns the filter of PostgREST for rows that match all these filters. */
export const allFilters = (filters: string[]): string => `and(${filters.join(',')})`;
