import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { stopWords } from '../../content/searchSynonyms';
import { childrenOf, pages } from '../../content/site';
import type { SearchDocument } from './documents';
import { onOtherKeyboard } from './keyboard';
import { stemOf, tokenize } from './tokenize';

/** A document that matches, with the stems of the query that it contains. */
export interface Hit extends Pick<SearchDocument, 'to' | 'page' | 'title' | 'pageTitle' | 'parts'> {
  score: number;
  stems: ReadonlySet<string>;
}

export interface SearchResults {
  /** By descending score. */
  hits: Hit[];
  /** The query that was searched for in place of the visitor's, which no document matches. */
  correctedQuery?: string;
  /** No document contains all terms; the hits contain some. */
  isPartial?: true;
}

/** No hits if the query has only stop words. */
export type Search = (query: string) => SearchResults;

const ignored = new Set(stopWords);

/** Without stop words (content/searchSynonyms.ts): `How is the Visa` → `visa`. Empty if only stop words remain. */
export const queryTerms = (query: string): string[] =>
  tokenize(query).filter((term) => !ignored.has(term));

/** Minimum stem lengths for fuzzy and prefix matching; shorter stems match too much. */
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
  // Low length normalisation, because a page with many synonyms must not rank lower for that.
  bm25: { k: 1.2, b: 0.3, d: 0.5 },
  boost: { title: 5, synonyms: 8, pageTitle: 1.5 },
  boostDocument: (to) => boostOf(String(to)),
};
/** An edit distance of 1, or 2 for stems of at least 8 letters. */
const FUZZY: SearchOptions = {
  fuzzy: (stem) => stem.length >= MIN_FUZZY && (stem.length < 8 ? 1 : 2),
};
/** Rank a page above its sections, and a service above its cases, where both match. */
const PAGE_BOOST = 1.4;
const SERVICE_BOOST = 2.5;
/** Hits below this share of the best score are dropped as unrelated. */
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
    tokenize,
    processTerm: (term) => {
      if (ignored.has(term)) return null;
      const stem = stemOf(term);
      const forms = formsByStem.get(stem) ?? new Map<string, number>();
      formsByStem.set(stem, forms.set(term, (forms.get(term) ?? 0) + 1));
      return stem;
    },
    searchOptions: { ...EXACT, tokenize, processTerm: stemOf },
  });
  // MiniSearch adds them in batches, so that a slow phone responds to input in between.
  await index.addAllAsync(documents);
  const mostCommonForm = (stem: string): string | undefined =>
    [...(formsByStem.get(stem) ?? [])].sort(([, a], [, b]) => b - a)[0]?.[0];
  return { index, mostCommonForm };
}

/** Decision 0018. Corrects typing errors and text typed with the keyboard layout of the other language. */
export async function createSearch(documents: SearchDocument[]): Promise<Search> {
  const { index, mostCommonForm } = await indexOf(documents);
  const find = (terms: string[], options?: SearchOptions): Hit[] => {
    const hits = index.search(terms.join(' '), options).map(toHit);
    return hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) * MIN_RELATIVE_SCORE);
  };
  const correct = (term: string): string => {
    if (find([term]).length > 0) return term;
    const [nearest] = index.search(term, FUZZY);
    return mostCommonForm(nearest?.terms[0] ?? '') ?? term;
  };
  return (query) => {
    const terms = queryTerms(query);
    const exactHits = find(terms);
    if (exactHits.length > 0 || terms.length === 0) return { hits: exactHits };
    for (const candidate of [queryTerms(onOtherKeyboard(query)), terms.map(correct)]) {
      const hits = find(candidate);
      if (hits.length > 0) return { hits, correctedQuery: candidate.join(' ') };
    }
    return { hits: find(terms.map(correct), { combineWith: 'OR' }), isPartial: true };
  };
}
