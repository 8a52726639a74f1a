import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../../lib/http/queryFn';
import { findNews } from '../../../services/news/newsSearch';

/**
 * Query options for the newest articles whose title has all the terms. Returns the previous results while it loads.
 * @param terms as `queryTerms` returns them
 */
export const foundNews = (terms: string[]) =>
  queryOptions({
    queryKey: ['news', 'found', ...terms],
    queryFn: queryFnOf((signal) => findNews(terms, signal)),
    placeholderData: keepPreviousData,
  });
