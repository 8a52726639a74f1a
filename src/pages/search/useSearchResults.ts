import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foundNews } from '../../features/news/list/foundNews';
import { type Group, groupHits } from '../../features/search/groupHits';
import { searchQuery } from '../../features/search/searchQuery';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { queryTerms, type SearchResults } from '../../lib/search/createSearch';
import type { NewsListItem } from '../../services/news/news';

export interface AllResults {
  /** Undefined until the search is there. */
  answer: SearchResults | undefined;
  groups: Group[];
  news: NewsListItem[];
  newsFailed: boolean;
  retryNews: () => void;
  /** Stems of the reader's own words. */
  words: string[];
  /** Pages and news have both answered. */
  settled: boolean;
  nothing: boolean;
}

/** What the site and the news have for the reader's words. */
export function useSearchResults(query: string): AllResults {
  const language = useLanguage();
  const { data: search } = useQuery(searchQuery(language));
  const words = useMemo(() => queryTerms(query), [query]);
  const answer = useMemo(() => (query ? search?.(query) : undefined), [search, query]);
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer]);
  const articles = useQuery({ ...foundNews(words), enabled: words.length > 0 });
  const news = words.length > 0 ? (articles.data ?? []) : [];
  const settled = answer !== undefined && !articles.isFetching;
  return {
    answer,
    groups,
    news,
    newsFailed: articles.isError,
    retryNews: () => void articles.refetch(),
    words,
    settled,
    nothing: settled && groups.length === 0 && news.length === 0,
  };
}
