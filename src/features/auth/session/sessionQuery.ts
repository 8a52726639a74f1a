import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/http/queryClient';
import { queryFnOf } from '../../../lib/http/queryFn';
import { type Admin, currentAdmin } from '../../../services/auth/auth';

/**
 * The query of the signed-in admin; null without a session, or for an account that is not an admin's. A
 * failed query does not mean that the session has ended (R4.10). Refetched on each mount of RequireAdmin.
 */
export const sessionQuery = queryOptions({
  queryKey: ['admin', 'session'],
  queryFn: queryFnOf(() => currentAdmin()),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnReconnect: false,
});

/**
 * Writes the admin after a sign-in, or null after a sign-out, into the cache of {@link sessionQuery}, and
 * cancels a running check, whose answer is outdated. Resolves when the cache is written.
 */
export async function setCurrentAdmin(admin: Admin | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  queryClient.setQueryData(sessionQuery.queryKey, admin);
}
