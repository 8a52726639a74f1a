import { useQuery } from '@tanstack/react-query';
import { type Admin, nameOf } from '../../../services/auth/auth';
import { sessionQuery } from './sessionQuery';

/**
 * Returns the signed-in admin from the query cache, without a request; null without a session, undefined
 * before the first check of RequireAdmin. Re-renders when the session ends or begins.
 */
export function useCurrentAdmin(): Admin | null | undefined {
  return useQuery({ ...sessionQuery, enabled: false }).data;
}

/**
 * Returns the e-mail address or phone number (`+79991234567`) by which the audit trail names the signed-in
 * admin (decision 0020); undefined without a session and before the first check.
 */
export function useCurrentAdminName(): string | undefined {
  const admin = useCurrentAdmin();
  return admin ? nameOf(admin) : undefined;
}
