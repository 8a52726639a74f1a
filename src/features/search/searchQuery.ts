import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../lib/i18n/languages';
import { loadSearch } from '../../lib/search/loadSearch';

/** The search over all pages in one language: made once, kept until the site is closed. */
export const searchQuery = (language: Language) =>
  queryOptions({
    queryKey: ['search', language],
    queryFn: () => loadSearch(language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // The page that shows a failure reloads: browsers do not fetch a file again that failed.
    throwOnError: true,
  });
