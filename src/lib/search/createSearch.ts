import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { stopWords } from '../../content/searchSynonyms';
import { childrenOf, pages } from '../../content/site';
import type { SearchDocument } from './documents';
import { onOtherKeyboard } from './keyboard';
import { stemOf, tokenize } from './tokenize';

/** A document that was found, with the stems of its words that the reader looked for. */
export interface Hit extends Pick<SearchDocument, 'to' | 'page' | 'title' | 'pageTitle' | 'parts'> {
  score: number;
  stems: ReadonlySet<string>;
}

export interface SearchResults {
  /** The best first. */
  hits: Hit[];
  /** What was looked for in place of the reader's words, which no page has. */
  correctedQuery?: string;
  /** No page has all of the words; these have some. */
  isPartial?: true;
}

/** Answers a reader's words. Words that are in nearly every question, such as "how", do not count. */
export type Search = (query: string) => SearchResults;

const ignored = new Set(stopWords);

/** The words of a question that count, plain, in the order of the question. */
export const queryTerms = (query: string): string[] =>
  tokenize(query).filter((word) => !ignored.has(word));

/** Shorter words have too many others near them, and beginnings too many ends. */
const MIN_FUZZY = 4;
const MIN_PREFIX = 3;

const withCases = new Set<string>(
  pages
    .filter(({ kind, path }) => kind === 'service' && childrenOf(path).length > 0)
    .map(({ path }) => path),
);

const boostOf = (to: string): number => {
  if (to.includes('#')) return 1;
  return withCases.has(to) ? SERVICE_BOOST : PAGE_BOOST;
};

const EXACT: SearchOptions = {
  combineWith: 'AND',
  prefix: (stem) => stem.length >= MIN_PREFIX,
  weights: { prefix: 0.3, fuzzy: 0.3 },
  // A page with many words typed for it is not worth less for each of them.
  bm25: { k: 1.2, b: 0.3, d: 0.5 },
  boost: { title: 5, synonyms: 8, pageTitle: 1.5 },
  boostDocument: (to) => boostOf(String(to)),
};
/** One slip in a word, two in a long one. */
const NEAR: SearchOptions = {
  fuzzy: (stem) => stem.length >= MIN_FUZZY && (stem.length < 8 ? 1 : 2),
};
/** A page before its own sections, where the words fit both; a service before its cases. */
const PAGE_BOOST = 1.4;
const SERVICE_BOOST = 2.5;
/** What scores less than this share of the best is about something else. */
const MIN_RELATIVE_SCORE = 0.12;

const toHit = ({ terms, score, to, page, title, pageTitle, parts }: SearchResult): Hit => ({
  to,
  page,
  title,
  pageTitle,
  parts,
  score,
  stems: new Set(terms),
});

async function indexOf(documents: SearchDocument[]) {
  const formsByStem = new Map<string, Map<string, number>>();
  const index = new MiniSearch<SearchDocument>({
    idField: 'to',
    fields: ['title', 'pageTitle', 'synonyms', 'parts'],
    storeFields: ['to', 'page', 'title', 'pageTitle', 'parts'],
    tokenize: tokenize,
    processTerm: (word) => {
      if (ignored.has(word)) return null;
      const stem = stemOf(word);
      const forms = formsByStem.get(stem) ?? new Map<string, number>();
      formsByStem.set(stem, forms.set(word, (forms.get(word) ?? 0) + 1));
      return stem;
    },
    searchOptions: { ...EXACT, tokenize: tokenize, processTerm: stemOf },
  });
  // A few at a time, so that a slow phone answers the reader meanwhile.
  await index.addAllAsync(documents);
  /** The form in which a stem is mostCommonForm most often. */
  const mostCommonForm = (stem: string): string | undefined =>
    [...(formsByStem.get(stem) ?? [])].sort(([, a], [, b]) => b - a)[0]?.[0];
  return { index, mostCommonForm };
}

/**
 * Makes the search over the documents of one language. It forgives slips of the pen and a keyboard
 * left in the other language, and says so (`instead`).
 */
export async function createSearch(documents: SearchDocument[]): Promise<Search> {
  const { index, mostCommonForm } = await indexOf(documents);
  const find = (words: string[], options?: SearchOptions): Hit[] => {
    const hits = index.search(words.join(' '), options).map(toHit);
    return hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) * MIN_RELATIVE_SCORE);
  };
  const corrected = (word: string): string => {
    if (find([word]).length > 0) return word;
    const [near] = index.search(word, NEAR);
    return mostCommonForm(near?.terms[0] ?? '') ?? word;
  };
  return (query) => {
    const words = queryTerms(query);
    const hits = find(words);
    if (hits.length > 0 || words.length === 0) return { hits };
    for (const instead of [queryTerms(onOtherKeyboard(query)), words.map(corrected)]) {
      const found = find(instead);
      if (found.length > 0) return { hits: found, correctedQuery: instead.join(' ') };
    }
    return { hits: find(words.map(corrected), { combineWith: 'OR' }), isPartial: true };
  };
}
