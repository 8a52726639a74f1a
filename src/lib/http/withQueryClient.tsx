import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './queryClient';

/**
 * Returns a component with the query cache around it. A provider around all pages would add
 * TanStack Query to the chunk that every page loads.
 */
export const withQueryClient = <Props extends object>(Component: ComponentType<Props>) =>
  function WithQueryClient(props: Props) {
    return (
      <QueryClientProvider client={queryClient}>
        <Component {...props} />
      </QueryClientProvider>
    );
  };
