import { QueryClient } from '@tanstack/react-query';
import { documentPageData, type PageData } from './pageData';

/**
 * The one query cache of public pages and the staff area; importing it fills it with the
 * prerendered results of the document. Results are fresh for 30 seconds. Queries and mutations are
 * sent even if the browser reports no connection. No retries, because `fetchWithRetry` retries; no
 * refetch on focus, because it moves a list.
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
 * Caches prerendered query results. They are stale at once unless marked as fresh, so that
 * components refetch them (decision 0040).
 */
export function cachePageData(data: PageData): void {
  for (const [key, value, fresh] of data) {
    queryClient.setQueryData(key, value, { updatedAt: fresh ? Date.now() : 0 });
  }
}

const pageData = documentPageData();
if (pageData) cachePageData(pageData);
