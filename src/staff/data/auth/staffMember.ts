import type { Result } from '../../../lib/http/result';
import { getSupabase } from '../../../lib/http/supabase';
import { i18n } from '../../../lib/i18n/i18n';
import type { StaffRole } from '../../kinds/rights';

export interface StaffMember {
  id: string;
  role: StaffRole;
  /** Full name; null until it is set on the account page. */
  fullName: string | null;
  email: string | null;
  /** Phone number as GoTrue stores it: digits without a plus. */
  phone: string | null;
}

export type Profile = Pick<StaffMember, 'role' | 'fullName'>;

export type Account = { id: string; email?: string; phone?: string };

/** Returns the full name, or without one what {@link accountNameOf} returns. */
export const nameOf = (member: StaffMember): string => member.fullName ?? accountNameOf(member);

/** Returns the e-mail address, else the phone number (`+79991234567`): the name in audit and bin (decision 0020). */
export const accountNameOf = ({ email, phone }: Pick<StaffMember, 'email' | 'phone'>): string =>
  email ?? `+${phone}`;

/** Fetches the role and the full name of an account; null if it has no role. Rejects with the error of PostgREST. */
export async function readProfile(id: string): Promise<Profile | null> {
  const query = getSupabase().from('profiles').select('role, full_name').eq('id', id).maybeSingle();
  const { data } = await query.retry(false).throwOnError();
  if (data?.role !== 'admin' && data?.role !== 'writer') return null;
  return { role: data.role, fullName: data.full_name };
}

export const toStaffMember = (user: Account, { role, fullName }: Profile): StaffMember => ({
  id: user.id,
  role,
  fullName,
  email: user.email || null,
  phone: user.phone || null,
});

/** Replaces the advice of a failure `notAllowed` by that for accounts without a role; other results pass unchanged. */
export const adviseNoRole = <T>(result: Result<T>): Result<T> =>
  !result.success && result.code === 'notAllowed'
    ? { ...result, advice: i18n.t('errors:noRole') }
    : result;
