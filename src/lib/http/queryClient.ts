import { QueryClient } from '@tanstack/react-query';
import { documentPageData, type PageData } from './pageData';

/** Does not retry, because `fetchWithRetry` does; does not refetch on focus, because a list must not change while it is read. */
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
 * Puts prerendered results into the query cache. They are stale at once unless they are marked as fresh, so that components
 * refetch them (decision 0040).
 */
export function cachePageData(data: PageData): void {
  for (const [key, value, fresh] of data) {
    queryClient.setQueryData(key, value, { updatedAt: fresh ? Date.now() : 0 });
  }
}

const pageData = documentPageData();
if (pageData) cachePageData(pageData);
