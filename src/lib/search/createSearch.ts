import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { commonWords, stopWords } from '../../content/searchSynonyms';
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

/** Returns the terms of a query without stop words: `visa` of `How is the Visa`; none if only stop words remain. */
export const queryTerms = (query: string): string[] =>
  tokenize(query).filter((term) => !ignored.has(term));

const common = new Set(commonWords.map(stemOf));

/** Minimum stem lengths for fuzzy and prefix matching; shorter stems match too much (`vote`, `note`). */
const MIN_FUZZY = 5;
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
  weights: { prefix: 0.3, fuzzy: 0.3 },
  // Low length normalisation, because a page with many synonyms must not rank lower for that.
  bm25: { k: 1.2, b: 0.1, d: 0.5 },
  boost: { title: 5, synonyms: 9, pageTitle: 1.5 },
  boostDocument: (to) => boostOf(String(to)),
};
/** An edit distance of 1, or 2 for stems of at least 8 letters. */
const FUZZY: SearchOptions = {
  fuzzy: (stem) => stem.length >= MIN_FUZZY && (stem.length < 8 ? 1 : 2),
};
/** Factor that ranks a page above its sections, and a service above its cases, if both match. */
const PAGE_BOOST = 1.4;
const SERVICE_BOOST = 2.5;
/** The share of a query, without common words, from which a document counts as containing all of it. */
const COMPLETE = 0.9;
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

/** Indexes documents by stem; `formsByStem` counts the words of each stem, among which a correction is chosen. */
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
  return { index, formsByStem };
}

/** Builds the search (decision 0018), which corrects typing errors and text typed with the other language's keyboard. */
export async function createSearch(documents: SearchDocument[]): Promise<Search> {
  const { index, formsByStem } = await indexOf(documents);
  const isKnown = (term: string) => formsByStem.has(stemOf(term));

  /**
   * Returns the weight of a term: the rarer, the higher; one that no document has counts most, a common word hardly beside
   * others.
   */
  const weightOf = (stem: string): number => {
    if (common.has(stem)) return 0.1;
    const found = index.search(stem, { processTerm: (term) => term }).length;
    return Math.log(1 + documents.length / (found + 0.5));
  };

  /**
   * Finds the documents that contain any of the terms, and whether one contains all; the share of the query that a document
   * contains, by weight, decides before the score does. Only the last term may be the beginning of a word, if it is none itself.
   */
  const find = (terms: string[]) => {
    const stems = [...new Set(terms.map(stemOf))];
    const weights = new Map(stems.map((stem) => [stem, weightOf(stem)]));
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const shareOf = (queryTerms: string[]) =>
      [...new Set(queryTerms)].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0) / total;
    const hits = index
      .search(terms.join(', '), {
        prefix: (stem, position, all) =>
          position === all.length - 1 && stem.length >= MIN_PREFIX && !formsByStem.has(stem),
        boostTerm: (stem) => (stems.length > 1 && common.has(stem) ? 0.1 : 1),
      })
      .map((result) => {
        const share = shareOf(result.queryTerms);
        return { ...toHit(result), share, score: result.score * share ** 3 };
      })
      .sort((a, b) => b.score - a.score);
    const related = hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) * MIN_RELATIVE_SCORE);
    return { hits: related, isComplete: related.some(({ share }) => share > COMPLETE) };
  };

  /** Returns a known term, else the most common word within two letters that begins alike, because others are another word. */
  const correct = (term: string): string => {
    if (isKnown(term) || find([term]).hits.length > 0) return term;
    const stems = index.search(term, FUZZY).flatMap(({ terms }) => terms);
    const forms = formsByStem.get(stems.find((stem) => stem[0] === term[0]) ?? '') ?? [];
    return [...forms].sort(([, a], [, b]) => b - a)[0]?.[0] ?? term;
  };

  return (query) => {
    const terms = queryTerms(query);
    const { hits, isComplete } = find(terms);
    if (isComplete || terms.length === 0) return { hits };
    for (const candidate of [queryTerms(onOtherKeyboard(query)), terms.map(correct)]) {
      const corrected = find(candidate);
      if (corrected.isComplete && candidate.join() !== terms.join()) {
        return { hits: corrected.hits, correctedQuery: candidate.join(' ') };
      }
    }
    const corrected = find(terms.map(correct)).hits;
    return corrected.length > 0 ? { hits: corrected, isPartial: true } : { hits };
  };
}
