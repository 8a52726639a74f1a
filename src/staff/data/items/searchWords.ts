const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Letters of the shortest beginning that stands for a longer word. */
const MIN_BEGINNING = 3;

/** More would only make the query slower. */
const MAX_WORDS = 10;

/**
 * Returns the words of a search in the column `titles`, at most ten, each once: in lower case, `е` for `ё`, without the
 * ending, so that `Москва` finds “в Москве” and `embassies` finds “Embassy”. Loads the rules of endings with the
 * first search. Without them, for example offline, the words are complete.
 */
export async function searchWords(search: string): Promise<string[]> {
  const words = search.toLowerCase().replaceAll('ё', 'е').match(WORD) ?? [];
  const stemOf = await import('../../../lib/search/tokenize').then(
    (module) => module.stemOf,
    () => (word: string) => word,
  );
  const beginnings = words.map((word) => commonBeginning(word, stemOf(word)));
  return [...new Set(beginnings)].slice(0, MAX_WORDS);
}

/** A stem can have another last letter than its word, English ones `i` for `y`: `embassi` for `embassy`. */
function commonBeginning(word: string, stem: string): string {
  const comparable = stem.replace(/i$/, '');
  let length = 0;
  while (length < comparable.length && word[length] === comparable[length]) length += 1;
  return length < MIN_BEGINNING ? word : word.slice(0, length);
}
