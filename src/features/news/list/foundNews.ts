import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../../lib/http/queryFn';
import { findNews } from '../../../services/news/newsSearch';

/** The newest articles with all of the words in their title; what was found before stays meanwhile. */
export const foundNews = (words: string[]) =>
  queryOptions({
    queryKey: ['news', 'found', ...words],
    queryFn: queryFnOf((signal) => findNews(words, signal)),
    placeholderData: keepPreviousData,
  });
