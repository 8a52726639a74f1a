import { useQuery } from '@tanstack/react-query';
import { type Admin, nameOf } from '../../../services/auth/auth';
import { sessionQuery } from './sessionQuery';

/**
 * Returns the cached admin of RequireAdmin without a request; null without a session, undefined before the
 * first check.
 */
export function useCurrentAdmin(): Admin | null | undefined {
  return useQuery({ ...sessionQuery, enabled: false }).data;
}

/** Returns the e-mail address or phone number by which the audit trail names the signed-in admin. */
export function useCurrentAdminName(): string | undefined {
  const admin = useCurrentAdmin();
  return admin ? nameOf(admin) : undefined;
}
