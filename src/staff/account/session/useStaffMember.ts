import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/http/queryClient';
import { toQueryFn } from '../../../lib/http/queryFn';
import {
  accountName,
  currentStaffMember,
  rememberedRole,
  type StaffMember,
} from '../../api/auth/auth';
import type { Kind } from '../../kinds/kind';
import { type Action, can, type StaffRole } from '../../kinds/rights';

/**
 * The query of the signed-in member of staff; null without a session or a role. A failed query does
 * not mean that the session has ended (R4.10). Refetched on each mount of RequireStaff.
 */
export const sessionQuery = queryOptions({
  queryKey: ['admin', 'session'],
  queryFn: toQueryFn(() => currentStaffMember()),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnReconnect: false,
});

/** Caches the member of staff (null: signed out); cancels a running session check as outdated. */
export async function setStaffMember(member: StaffMember | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  queryClient.setQueryData(sessionQuery.queryKey, member);
}

/**
 * Returns the signed-in member of staff from the query cache, without a request. Null without a
 * session, undefined before the first check of RequireStaff.
 */
export function useStaffMember(): StaffMember | null | undefined {
  return useQuery({ ...sessionQuery, enabled: false }).data;
}

/**
 * Returns the role of the signed-in person. Before the session check and after the end of the
 * session it is the role of this device's last check, or `admin` without one.
 */
export const useStaffRole = (): StaffRole => useStaffMember()?.role ?? rememberedRole();

/** Returns {@link can} for the role of the signed-in person ({@link useStaffRole}). */
export function useCan(): (action: Action, kind?: Kind) => boolean {
  const role = useStaffRole();
  return (action, kind) => can(role, action, kind);
}

/**
 * Returns the e-mail address or phone number (`+79991234567`) by which the history names the
 * account (decision 0020); undefined without a session and before the first check.
 */
export function useAccountName(): string | undefined {
  const member = useStaffMember();
  return member ? accountName(member) : undefined;
}
