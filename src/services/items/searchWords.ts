const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Letters of the shortest beginning that stands for a longer word. */
const MIN_BEGINNING = 3;

/**
 * Returns the words of a search as the database compares them, separated by spaces: in lower case, `е` for `ё`, each
 * without its ending, so that `Москва` finds “в Москве” and `embassies` finds “Embassy”. Loads the rules of endings
 * with the first search. Without them, for example offline, the words are complete.
 */
export async function searchWords(search: string): Promise<string> {
  const words = search.toLowerCase().replaceAll('ё', 'е').match(WORD) ?? [];
  const stemOf = await import('../../lib/search/tokenize').then(
    (module) => module.stemOf,
    () => (word: string) => word,
  );
  return words.map((word) => commonBeginning(word, stemOf(word))).join(' ');
}

/** A stem can have another last letter than its word, English ones `i` for `y`: `embassi` for `embassy`. */
function commonBeginning(word: string, stem: string): string {
  const comparable = stem.replace(/i$/, '');
  let length = 0;
  while (length < comparable.length && word[length] === comparable[length]) length += 1;
  return length < MIN_BEGINNING ? word : word.slice(0, length);
}
