import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/http/queryClient';
import { queryFnOf } from '../../../lib/http/queryFn';
import { currentStaffMember } from '../../../services/auth/auth';
import type { StaffMember } from '../../../services/auth/staffMember';

/**
 * The query of the signed-in member of staff; null without a session, or for an account without a role. A
 * failed query does not mean that the session has ended (R4.10). Refetched on each mount of RequireStaff.
 */
export const sessionQuery = queryOptions({
  queryKey: ['admin', 'session'],
  queryFn: queryFnOf(() => currentStaffMember()),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnReconnect: false,
});

/**
 * Puts the member of staff (after a sign-out null) into the cache of {@link sessionQuery} and
 * cancels a running check, whose answer is outdated.
 */
export async function setStaffMember(member: StaffMember | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  queryClient.setQueryData(sessionQuery.queryKey, member);
}
