import MiniSearch from 'minisearch';
import { commonWords, kinds, sameMeaning, stopWords } from '../../../content/searchWords';
import { tokenize, toStem } from '../../../lib/text/tokenize';
import type { SearchDocument } from './documents';

/** Returns the stems of each list of words, each once. */
const stemmed = (lists: string[][]) => lists.map((words) => [...new Set(words.map(toStem))]);
const groups = stemmed(sameMeaning);

/** The first stem of a group of synonyms or of a kind, by each stem of the group. */
const meanings = new Map(
  [...groups, ...stemmed(kinds)].flatMap((stems) => stems.map((stem) => [stem, stems[0]] as const)),
);

const known = new Map<string, string>();

/**
 * Returns the stem that a word shares with its synonyms: the stem of `dog` for `puppies`. Caches
 * it, because stemming is slow.
 */
function sharedStem(word: string): string {
  const stem = known.get(word) ?? toStem(word);
  known.set(word, stem);
  return meanings.get(stem) ?? stem;
}

/** Returns the stems of a group of synonyms by its first stem; else this stem alone. */
const stemsWithMeaning = (meaning: string): string[] =>
  groups.find(([first]) => first === meaning) ?? [meaning];

/** The characters of the same keys on an English and on a Russian keyboard. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const others = CYRILLIC + LATIN;
const counterparts = new Map([...(LATIN + CYRILLIC)].map((key, index) => [key, others[index]]));

/**
 * Returns what the other keyboard layout, QWERTY or ЙЦУКЕН, would have typed, in lower case: `виза`
 * for `dbpf`, `visa` for `мшыф`. Digits and other characters stay.
 */
const onOtherKeyboard = (text: string): string =>
  [...text.toLowerCase()].map((character) => counterparts.get(character) ?? character).join('');

/** A document that matches, with the stems of the query that it contains. */
export interface Hit extends Pick<SearchDocument, 'to' | 'page' | 'title' | 'pageTitle' | 'parts'> {
  score: number;
  stems: ReadonlySet<string>;
}

export interface SearchResults {
  /** Hits by descending score. */
  hits: Hit[];
  /** The query that was searched for in place of the visitor's, which no document matches. */
  correctedQuery?: string;
  /** Whether no document contains half of the rare terms: the site has nothing on the query. */
  isWeak: boolean;
}

/** Searches a query; without hits if it has only stop words. */
export type Search = (query: string) => SearchResults;

const ignored = new Set(stopWords);

/** Returns a query's terms but stop words: `['visa']` of `How is the Visa`, `[]` of `how is`. */
export const queryTerms = (query: string): string[] =>
  tokenize(query).filter((word) => !ignored.has(word));

const common = new Set(commonWords.map(sharedStem));

/** Minimum length of a stem that may be the beginning of a word; shorter ones match too much. */
const MIN_PREFIX = 3;
/** The share of a word's letters that may be wrong. */
const FUZZY = 0.2;
/** Letters of a stem from which it is corrected; a shorter one is too like other words. */
const MIN_FUZZY = 4;
/** What a common word counts beside others, and the text of a document beside its situations. */
const LITTLE = 0.2;
/** How much more a title counts than the text. */
const TITLE = 5;
/** Hits below this share of the best score are dropped as unrelated. */
const MIN_RELATIVE_SCORE = 0.1;
/** Documents that are added at once, so that a slow phone responds to input in between. */
const BATCH = 20;

/** Returns the shared stems of words, each once. */
const differentStems = (words: string[]): string[] => [...new Set(words.map(sharedStem))];

/**
 * Indexes documents and returns the search of them (decision 0018), which corrects typing errors
 * and the wrong keyboard.
 */
export async function createSearch(documents: SearchDocument[]): Promise<Search> {
  /** A word of each stem, which a correction shows. */
  const words = new Map<string, string>();
  const index = new MiniSearch<SearchDocument>({
    idField: 'to',
    fields: ['title', 'pageTitle', 'parts', 'situations'],
    tokenize,
    processTerm: (term) => {
      if (ignored.has(term)) return null;
      const stem = sharedStem(term);
      if (!words.has(stem)) words.set(stem, term);
      return stem;
    },
    // The query is stems already. `tokenize` would take its numbers in a row for a telephone.
    searchOptions: {
      tokenize: (stems) => stems.split(' '),
      processTerm: (stem) => stem,
      boost: { title: TITLE },
    },
  });
  await index.addAllAsync(documents, { chunkSize: BATCH });

  /** How many documents have a stem in a situation. */
  const counts = new Map<string, number>();
  const byPath = new Map(
    documents.map((document) => {
      const situations = document.situations
        .map((situation) => differentStems(queryTerms(situation)))
        .filter(({ length }) => length > 0);
      for (const stem of new Set(situations.flat())) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      return [document.to, { document, situations }];
    }),
  );

  /** Returns how much stems say: the rarer a stem in situations, the more. */
  const weigh = (stems: string[]): number =>
    stems.reduce((sum, stem) => {
      const rarity = Math.log(1 + documents.length / (1 + (counts.get(stem) ?? 0)));
      return sum + rarity * (common.has(stem) ? LITTLE : 1);
    }, 0);

  /**
   * Finds documents with any term. Ranks by the situation with the greatest share of the query and
   * the greatest part of it in the query, because a situation that says more or less is another
   * one. Only the last term may be the beginning of a word, if it is no word itself. `isComplete`
   * says whether a document has all rare terms.
   */
  const find = (terms: string[]) => {
    const stems = differentStems(terms);
    const total = weigh(stems);
    const results = index.search(stems.join(' '), {
      prefix: (stem, position, all) =>
        position === all.length - 1 && stem.length >= MIN_PREFIX && !words.has(stem),
      boostTerm: (stem) => (common.has(stem) ? LITTLE : 1),
    });
    const bestText = results[0]?.score ?? 0;
    const hits = results
      .flatMap(({ id, score: text, terms, queryTerms }) => {
        const found = byPath.get(id);
        if (!found) return [];
        const matched = new Set(terms);
        const fits = found.situations.map((situation) => {
          const both = weigh(situation.filter((stem) => matched.has(stem)));
          return (both / weigh(situation)) * Math.min(1, both / total);
        });
        const share = weigh(queryTerms) / total;
        const score = (Math.max(0, ...fits) + LITTLE * (text / bestText)) * share;
        return [{ ...found.document, stems: new Set(terms.flatMap(stemsWithMeaning)), score }];
      })
      .sort((a, b) => b.score - a.score);
    const lowest = (hits[0]?.score ?? 0) * MIN_RELATIVE_SCORE;
    const rare = stems.filter((stem) => !common.has(stem));
    const most = Math.max(
      ...results.map(({ queryTerms }) => rare.filter((stem) => queryTerms.includes(stem)).length),
    );
    return {
      hits: hits.filter(({ score }) => score >= lowest),
      isComplete: most === rare.length,
      isWeak: most < rare.length / 2,
    };
  };

  /**
   * Returns a term as it is if the index has it, it is a common word or it is short; else the
   * commonest word of the index that is like it; else the term.
   */
  const correct = (term: string): string => {
    const typed = sharedStem(term);
    if (words.has(typed) || common.has(typed) || typed.length < MIN_FUZZY) return term;
    const found = new Map<string, number>();
    for (const stem of index.search(typed, { fuzzy: FUZZY }).flatMap(({ terms }) => terms))
      found.set(stem, (found.get(stem) ?? 0) + 1);
    const [commonest] = [...found].sort(([, one], [, other]) => other - one);
    return words.get(commonest?.[0] ?? '') ?? term;
  };

  return (query) => {
    const terms = queryTerms(query);
    const { hits, isComplete, isWeak } = find(terms);
    if (isComplete) return { hits, isWeak };
    for (const others of [queryTerms(onOtherKeyboard(query)), terms.map(correct)]) {
      const found = find(others);
      if (found.isComplete)
        return { hits: found.hits, correctedQuery: others.join(' '), isWeak: found.isWeak };
    }
    return { hits, isWeak };
  };
}
