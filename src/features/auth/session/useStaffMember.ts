import { useQuery } from '@tanstack/react-query';
import { rememberedRole } from '../../../services/auth/auth';
import {
  accountNameOf,
  type StaffMember,
  type StaffRole,
} from '../../../services/auth/staffMember';
import { sessionQuery } from './sessionQuery';

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
