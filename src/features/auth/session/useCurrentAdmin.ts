import { useQuery } from '@tanstack/react-query';
import { type Admin, nameOf } from '../../../services/auth/auth';
import { sessionQuery } from './sessionQuery';

/** The signed-in admin as RequireAdmin last knew them; asks the server nothing. */
export function useCurrentAdmin(): Admin | null | undefined {
  return useQuery({ ...sessionQuery, enabled: false }).data;
}

/** The name under which the audit log and the bin record the signed-in admin. */
export function useCurrentAdminName(): string | undefined {
  const admin = useCurrentAdmin();
  return admin ? nameOf(admin) : undefined;
}
