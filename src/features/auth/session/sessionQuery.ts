import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/http/queryClient';
import { queryFnOf } from '../../../lib/http/queryFn';
import { type Admin, currentAdmin } from '../../../services/auth/auth';

/**
 * Who is signed in, as the server says: an admin, or null for nobody. A failed query is no answer.
 * Every entry asks anew (spec 4, Admin guard).
 */
export const sessionQuery = queryOptions({
  queryKey: ['admin', 'session'],
  queryFn: queryFnOf(() => currentAdmin()),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnReconnect: false,
});

/** Puts in what a sign-in or sign-out has just made known. */
export async function knowAdmin(admin: Admin | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  queryClient.setQueryData(sessionQuery.queryKey, admin);
}
