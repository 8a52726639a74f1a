import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foundNews } from '../../features/news/list/foundNews';
import { type Group, groupHits } from '../../features/search/groupHits';
import { searchQuery } from '../../features/search/searchQuery';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { queryTerms, type SearchResults } from '../../lib/search/createSearch';
import type { NewsListItem } from '../../services/news/news';

/** The results of a search over pages and news. */
export interface AllResults {
  /** Results of the search over pages; undefined without a query and until the index is loaded. */
  pageResults: SearchResults | undefined;
  /** The pages found, by area of the site; empty until the index is loaded. */
  groups: Group[];
  /** The articles found, at most 5; those of the previous query while a request is pending. */
  news: NewsListItem[];
  /** Whether the request for news failed; the pages are found without it. */
  newsFailed: boolean;
  /** Requests the news again. */
  retryNews: () => void;
  /** The words of the query, normalized and without stop words such as “how”. */
  terms: string[];
  /**
   * Whether the results are complete: pages are found and no request for news is pending. A failed one
   * counts.
   */
  settled: boolean;
  /** Whether the results are complete and there are none. */
  isEmpty: boolean;
}

/**
 * Searches the pages of the site in the browser (decision 0018) and the titles of published news at the
 * server, each time `query` changes. A query of stop words alone requests no news.
 * @param query trimmed; '' returns no results and leaves `pageResults` undefined
 * @throws to the error boundary if the search index cannot be fetched
 */
export function useSearchResults(query: string): AllResults {
  const language = useLanguage();
  const { data: search } = useQuery(searchQuery(language));
  const terms = useMemo(() => queryTerms(query), [query]);
  const pageResults = useMemo(() => (query ? search?.(query) : undefined), [search, query]);
  const groups = useMemo(() => groupHits(pageResults?.hits ?? []), [pageResults]);
  const articles = useQuery({ ...foundNews(terms), enabled: terms.length > 0 });
  const news = terms.length > 0 ? (articles.data ?? []) : [];
  const settled = pageResults !== undefined && !articles.isFetching;
  return {
    pageResults,
    groups,
    news,
    newsFailed: articles.isError,
    retryNews: () => void articles.refetch(),
    terms,
    settled,
    isEmpty: settled && groups.length === 0 && news.length === 0,
  };
}
