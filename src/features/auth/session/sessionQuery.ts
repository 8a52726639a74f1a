import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/http/queryClient';
import { queryFnOf } from '../../../lib/http/queryFn';
import { type Admin, currentAdmin } from '../../../services/auth/auth';

/**
 * The signed-in admin as the server knows them, or null without a session. A failed query says nothing
 * about the session. Fetched again at every entry into the staff area (spec 4, Admin guard).
 */
export const sessionQuery = queryOptions({
  queryKey: ['admin', 'session'],
  queryFn: queryFnOf(() => currentAdmin()),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnReconnect: false,
});

/** Writes the result of a sign-in (the admin) or sign-out (null) into the query cache. */
export async function setCurrentAdmin(admin: Admin | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  queryClient.setQueryData(sessionQuery.queryKey, admin);
}
