import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../lib/i18n/languages';
import { loadSearch } from '../../lib/search/loadSearch';

/**
 * Returns the query of the search index, which is created at the first use and cached until the tab is closed. A failed download
 * is thrown to the error boundary, which reloads the page.
 */
export const searchQuery = (language: Language) =>
  queryOptions({
    queryKey: ['search', language],
    queryFn: () => loadSearch(language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // The error boundary reloads the page, because browsers cache the failure of a dynamic import.
    throwOnError: true,
  });
