import { QueryClient } from '@tanstack/react-query';

/**
 * The one cache of server data. Services retry by their own rule and never throw, so the cache
 * neither retries nor refetches behind the reader's back.
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
