import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/http/queryClient';
import { queryFnOf } from '../../../lib/http/queryFn';
import { currentStaffMember, rememberedRole } from '../../data/auth/auth';
import { accountNameOf, type StaffMember, type StaffRole } from '../../data/auth/staffMember';

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

/**
 * The signed-in member of staff from the query cache, without a request; null without a session,
 * undefined before the first check of RequireStaff.
 */
export function useStaffMember(): StaffMember | null | undefined {
  return useQuery({ ...sessionQuery, enabled: false }).data;
}

/**
 * The role that decides what a page offers: a `writer` publishes nothing (decision 0039). Before
 * the session check and after the end of the session it is the role of the last check on this
 * device. Row-level security rejects what the role may not do.
 */
export const useStaffRole = (): StaffRole => useStaffMember()?.role ?? rememberedRole();

/**
 * The e-mail address or phone number (`+79991234567`) by which the audit names the signed-in
 * account (decision 0020); undefined without a session and before the first check.
 */
export function useAccountName(): string | undefined {
  const member = useStaffMember();
  return member ? accountNameOf(member) : undefined;
}
