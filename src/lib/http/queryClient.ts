import { QueryClient } from '@tanstack/react-query';
import { documentPageData, type PageData } from './pageData';

/**
 * The query cache of the site. It does not retry, because `fetchWithRetry` does, and does not refetch on
 * focus, because a list must not change while a visitor or staff member reads it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/**
 * Puts the results of a prerendered page into the cache, so that the first render shows them. They are stale at
 * once unless they are marked as fresh, so that components refetch them on mount (decision 0040).
 */
export function cachePageData(data: PageData): void {
  for (const [key, value, fresh] of data) {
    queryClient.setQueryData(key, value, { updatedAt: fresh ? Date.now() : 0 });
  }
}

const pageData = documentPageData();
if (pageData) cachePageData(pageData);
