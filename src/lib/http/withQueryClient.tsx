import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './queryClient';

/**
 * The component inside the provider of the query cache. Public pages that query wrap themselves, because
 * a provider around all pages would bring the cache into the chunk that every page needs.
 */
export const withQueryClient = <Props extends object>(Component: ComponentType<Props>) =>
  function WithQueryClient(props: Props) {
    return (
      <QueryClientProvider client={queryClient}>
        <Component {...props} />
      </QueryClientProvider>
    );
  };
