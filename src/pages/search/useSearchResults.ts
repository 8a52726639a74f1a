import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foundNews } from '../../features/news/list/foundNews';
import { type Group, groupHits } from '../../features/search/groupHits';
import { searchQuery } from '../../features/search/searchQuery';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { queryTerms, type SearchResults } from '../../lib/search/createSearch';
import type { NewsListItem } from '../../services/news/news';

export interface AllResults {
  /** Results of the search over pages; undefined without a query and until the index is loaded. */
  pageResults: SearchResults | undefined;
  groups: Group[];
  news: NewsListItem[];
  newsFailed: boolean;
  retryNews: () => void;
  /** The terms of the query, normalized. */
  terms: string[];
  /** Whether the results of both pages and news have arrived. */
  settled: boolean;
  /** Whether both have arrived and neither has a result. */
  isEmpty: boolean;
}

/** Searches the pages of the site and the titles of the news. */
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
