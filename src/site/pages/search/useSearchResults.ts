import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedFacts, useFacts } from '../../../lib/facts/currentFacts';
import { toQueryFn } from '../../../lib/http/queryFn';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { NewsListItem } from '../../data/news/newsPage';
import { findNews } from '../../data/news/newsSearch';
import type { Notice } from '../../data/notices/currentNotices';
import { allNotices, matchingNotices } from '../../notices/allNoticesQuery';
import { queryTerms, type SearchResults } from '../../search/engine/createSearch';
import { loadSearch, searchedLanguages } from '../../search/engine/loadSearch';
import { type FoundPage, foundPages } from '../../search/foundPages';

export interface AllResults {
  /** Found pages; undefined without a query and until an index that has any is loaded. */
  pageResults: SearchResults | undefined;
  /** Found pages, best first; empty until the index is loaded. */
  pages: FoundPage[];
  /** Whether the pages have only a few of the words, because the site has nothing on the query. */
  isWeak: boolean;
  /** Found articles, at most 5; of the previous query while a request is pending. */
  news: NewsListItem[];
  /** Found notices, at most 5. */
  notices: Notice[];
  /** Whether news or notices could not be fetched; the pages are found without them. */
  newsFailed: boolean;
  retryNews: () => void;
  /** Terms of the query, normalized and without stop words such as “how”. */
  terms: string[];
  /** Pages are found and no request for news or notices is pending; a failed one counts. */
  settled: boolean;
  isEmpty: boolean;
}

/**
 * Searches pages and notices in the browser (decision 0018), news at the server; a change by staff
 * indexes pages again. A query of stop words alone requests neither news nor notices.
 * @param query trimmed; '' returns no results and leaves `pageResults` undefined
 * @throws to the error boundary if the search index cannot be fetched
 */
export function useSearchResults(query: string): AllResults {
  const language = useLanguage();
  const typed = searchedLanguages(query, language);
  // Renders again when staff have changed something.
  useFacts();
  const { data: search, isPlaceholderData } = useQuery({
    queryKey: ['search', changedFacts(), language, ...typed],
    queryFn: () => loadSearch(language, typed),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // The error boundary reloads the page, because browsers cache the failure of a dynamic import.
    throwOnError: true,
  });
  const terms = useMemo(() => queryTerms(query), [query]);
  const found = useMemo(() => (query ? search?.(query) : undefined), [search, query]);
  // The index that is being built may have what the previous index lacks.
  const pageResults = isPlaceholderData && found?.isWeak ? undefined : found;
  const pages = useMemo(() => foundPages(pageResults?.hits ?? []), [pageResults]);
  const isWeak = pageResults?.isWeak ?? false;
  const articles = useQuery({
    queryKey: ['news', 'found', ...terms],
    queryFn: toQueryFn((signal) => findNews(terms, signal)),
    placeholderData: keepPreviousData,
    enabled: terms.length > 0,
  });
  const news = terms.length > 0 ? (articles.data ?? []) : [];
  const all = useQuery({ ...allNotices, enabled: terms.length > 0 });
  const notices = useMemo(
    () => (all.data ? matchingNotices(all.data, terms) : []),
    [all.data, terms],
  );
  const settled =
    pageResults !== undefined && !isPlaceholderData && !articles.isFetching && !all.isFetching;
  return {
    pageResults,
    pages,
    isWeak,
    news,
    notices,
    newsFailed: articles.isError || all.isError,
    retryNews: () => void Promise.all([articles.refetch(), all.refetch()]),
    terms,
    settled,
    isEmpty: settled && (isWeak ? 0 : pages.length) + news.length + notices.length === 0,
  };
}

/**
 * Returns the message below the field, the previous one while results load; `''` without a query. A
 * message about a corrected query waits for the pages alone.
 * @param query as the visitor typed it, trimmed
 */
export function useSettledLine(
  query: string,
  { pageResults, pages, isWeak, news, notices, settled }: AllResults,
): string {
  const { t } = useTranslation('search');
  const count = (isWeak ? 0 : pages.length) + news.length + notices.length;
  const correctedQuery = pageResults?.correctedQuery;
  let current = '';
  if (query && count === 0) current = t('none', { query });
  else if (correctedQuery) current = t('instead', { query, instead: correctedQuery });
  else if (query) current = t('found', { count, query });
  const [line, setLine] = useState('');
  useEffect(() => {
    if (settled || correctedQuery) setLine(current);
  }, [settled, correctedQuery, current]);
  return line;
}
