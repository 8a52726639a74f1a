import { QueryClient } from '@tanstack/react-query';

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
