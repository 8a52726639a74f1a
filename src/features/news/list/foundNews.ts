import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../../lib/http/queryFn';
import { findNews } from '../../../services/news/newsSearch';

/**
 * Returns the query of the articles that a search finds, at most 5. The data are those of the previous terms until the new ones
 * arrive; fails with a ServiceError.
 * @param terms normalized, as `queryTerms` returns them; the result of an empty list is empty
 */
export const foundNews = (terms: string[]) =>
  queryOptions({
    queryKey: ['news', 'found', ...terms],
    queryFn: queryFnOf((signal) => findNews(terms, signal)),
    placeholderData: keepPreviousData,
  });
