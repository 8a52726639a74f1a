import MiniSearch, { type SearchResult } from 'minisearch';
import { commonWords, kinds, sameMeaning, stopWords } from '../../../content/searchWords';
import { stemOf, tokenize } from '../../../lib/text/tokenize';
import type { SearchDocument } from './documents';

const stemmed = (lists: string[][]) => lists.map((words) => [...new Set(words.map(stemOf))]);
const groups = stemmed(sameMeaning);

/** The stem that stands for each that has others of its meaning or kind. */
const meanings = new Map(
  [...groups, ...stemmed(kinds)].flatMap((stems) => stems.map((stem) => [stem, stems[0]] as const)),
);

const known = new Map<string, string>();

/**
 * Returns the stem that stands for a word and its synonyms: the stem of `dog` for `puppies`. Caches the stem, because stemming
 * takes long.
 */
export function meaningOf(word: string): string {
  const stem = known.get(word) ?? stemOf(word);
  known.set(word, stem);
  return meanings.get(stem) ?? stem;
}

/** Returns the stems of the words that have a meaning, of a kind only itself. */
const stemsOf = (meaning: string): string[] =>
  groups.find(([first]) => first === meaning) ?? [meaning];

/** The characters of the same keys on an English and on a Russian keyboard. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const others = CYRILLIC + LATIN;
const counterparts = new Map([...(LATIN + CYRILLIC)].map((key, index) => [key, others[index]]));

/**
 * Returns the text as the other keyboard layout, QWERTY or ЙЦУКЕН, would have typed it, in lower case: `dbpf` becomes `виза`,
 * `мшыф` `visa`. Digits and other characters stay.
 */
export const onOtherKeyboard = (text: string): string =>
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
  /** Whether no document contains all terms; the hits then contain some. */
  isPartial?: true;
}

/** Searches a query; without hits if it has only stop words. */
export type Search = (query: string) => SearchResults;

const ignored = new Set(stopWords);

const withoutStopWords = (words: string[]): string[] => words.filter((word) => !ignored.has(word));

/** Returns the terms of a query without stop words: `visa` of `How is the Visa`; none if only stop words remain. */
export const queryTerms = (query: string): string[] => withoutStopWords(tokenize(query));

const common = new Set(commonWords.map(meaningOf));

/** Minimum length of a stem that may be the beginning of a word; shorter ones match too much. */
const MIN_PREFIX = 3;
/** The share of a word's letters that may be wrong. */
const FUZZY = 0.2;
/** The weight of a common word beside others. */
const COMMON = 0.1;
/** The share of a query, without common words, from which a document counts as containing all of it. */
const COMPLETE = 0.9;
/** How much more a title counts than the text, and a situation than both. */
const BOOST = { title: 5, situation: 30 };
/** Hits below this share of the best score are dropped as unrelated. */
const MIN_RELATIVE_SCORE = 0.1;

/** Returns how many different stems there are; a common one hardly counts, because a situation is the same without it. */
const countStems = (stems: string[]): number =>
  [...new Set(stems)].reduce((count, stem) => count + (common.has(stem) ? COMMON : 1), 0);

/** What the index holds: the text of a document, or one of its situations with the number of its stems. */
interface Entry extends Partial<Pick<SearchDocument, 'title' | 'pageTitle' | 'parts'>> {
  id: number;
  document: SearchDocument;
  situation?: string;
  stemCount?: number;
}

const entriesOf = (documents: SearchDocument[]): Entry[] =>
  documents
    .flatMap((document): Omit<Entry, 'id'>[] => {
      const { title, pageTitle, parts, situations } = document;
      return [
        { document, title, pageTitle, parts },
        ...situations.map((situation) => ({
          document,
          situation,
          stemCount: countStems(queryTerms(situation).map(meaningOf)),
        })),
      ];
    })
    .map((entry, id) => ({ ...entry, id }));

/** Entries that are added at once, so that a slow phone responds to input in between. */
const BATCH = 200;

type Match = Pick<SearchResult, 'score' | 'terms' | 'queryTerms'>;

const NOTHING: Match = { score: 0, terms: [], queryTerms: [] };

/** Builds the search (decision 0018), which corrects typing errors and text typed with the other language's keyboard. */
export async function createSearch(documents: SearchDocument[]): Promise<Search> {
  /** A word of each stem, which a correction shows. */
  const words = new Map<string, string>();
  const index = new MiniSearch<Entry>({
    fields: ['title', 'pageTitle', 'parts', 'situation'],
    storeFields: ['document', 'stemCount'],
    tokenize,
    processTerm: (term) => {
      if (ignored.has(term)) return null;
      const stem = meaningOf(term);
      if (!words.has(stem)) words.set(stem, term);
      return stem;
    },
    // Low length normalisation, because a page with much text must not rank lower for that.
    searchOptions: { processTerm: meaningOf, boost: BOOST, bm25: { k: 1.2, b: 0.5, d: 0.5 } },
  });
  await index.addAllAsync(entriesOf(documents), { chunkSize: BATCH });

  /**
   * Finds the documents that contain any of the terms; the share of the query that a document contains decides before the score
   * does. Only the last term may be the beginning of a word, if it is none itself.
   */
  const find = (terms: string[]) => {
    const total = countStems(terms.map(meaningOf));
    const found = new Map<SearchDocument, { text: Match; situation: Match }>();
    const results = index.search(terms.join(' '), {
      prefix: (stem, position, all) =>
        position === all.length - 1 && stem.length >= MIN_PREFIX && !words.has(stem),
      boostTerm: (stem) => (common.has(stem) ? COMMON : 1),
    });
    for (const { document, stemCount, score, terms, queryTerms } of results) {
      const one = found.get(document) ?? { text: NOTHING, situation: NOTHING };
      found.set(document, one);
      // A situation that says more than the query, or less, is another one.
      const fit = stemCount
        ? (countStems(terms) / stemCount) * (countStems(queryTerms) / total)
        : 1;
      const kind = stemCount ? 'situation' : 'text';
      if (score * fit > one[kind].score) one[kind] = { score: score * fit, terms, queryTerms };
    }
    const hits = [...found]
      .map(([document, { text, situation }]) => {
        const share = countStems([...text.queryTerms, ...situation.queryTerms]) / total;
        const stems = new Set([...text.terms, ...situation.terms].flatMap(stemsOf));
        return { ...document, stems, share, score: (text.score + situation.score) * share ** 2 };
      })
      .sort((a, b) => b.score - a.score);
    const lowest = (hits[0]?.score ?? 0) * MIN_RELATIVE_SCORE;
    const isComplete = hits.some(({ share }) => share > COMPLETE);
    return { hits: hits.filter(({ score }) => score >= lowest), isComplete };
  };

  /** Returns a term that the index has, else the commonest of those like it, if there is one. */
  const correct = (term: string): string => {
    if (words.has(meaningOf(term)) || common.has(meaningOf(term))) return term;
    const counts = new Map<string, number>();
    for (const stem of index.search(term, { fuzzy: FUZZY }).flatMap(({ terms }) => terms))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const [commonest] = [...counts].sort(([, one], [, other]) => other - one);
    return words.get(commonest?.[0] ?? '') ?? term;
  };

  return (query) => {
    const terms = queryTerms(query);
    const { hits, isComplete } = find(terms);
    if (isComplete) return { hits };
    for (const others of [queryTerms(onOtherKeyboard(query)), terms.map(correct)]) {
      const found = find(others);
      if (found.isComplete && others.join() !== terms.join())
        return { hits: found.hits, correctedQuery: others.join(' ') };
    }
    return hits.length > 0 ? { hits, isPartial: true } : { hits };
  };
}
