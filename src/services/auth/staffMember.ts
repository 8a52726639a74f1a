import type { Result } from '../../lib/http/result';
import { getSupabase } from '../../lib/http/supabase';
import { i18n } from '../../lib/i18n/i18n';

/** `writer`: writes drafts and publishes nothing (decision 0039). */
export type StaffRole = 'admin' | 'writer';

/** A signed-in member of staff. */
export interface StaffMember {
  id: string;
  role: StaffRole;
  /** Null until it is set on the account page. */
  fullName: string | null;
  email: string | null;
  /** As GoTrue stores it: digits without a plus. */
  phone: string | null;
}

/** The part of {@link StaffMember} that profiles has. */
export type Profile = Pick<StaffMember, 'role' | 'fullName'>;

/** The part of GoTrue's user that {@link toStaffMember} reads. */
export type Account = { id: string; email?: string; phone?: string };

/** Returns the display name: the full name, else the e-mail address, else the phone number (`+79991234567`). */
export const nameOf = (member: StaffMember): string => member.fullName ?? accountNameOf(member);

/**
 * Returns the e-mail address of an account, else its phone number (`+79991234567`), by which audit and bin
 * name it (decision 0020).
 */
export const accountNameOf = ({ email, phone }: Pick<StaffMember, 'email' | 'phone'>): string =>
  email ?? `+${phone}`;

/**
 * Returns the role and the name of an account; null for an account without a role. Rejects with the error
 * of PostgREST.
 */
export async function readProfile(id: string): Promise<Profile | null> {
  const query = getSupabase().from('profiles').select('role, full_name').eq('id', id).maybeSingle();
  const { data } = await query.retry(false).throwOnError();
  if (data?.role !== 'admin' && data?.role !== 'writer') return null;
  return { role: data.role, fullName: data.full_name };
}

/** Returns the member of staff of a user of GoTrue and a row of profiles. */
export const toStaffMember = (user: Account, { role, fullName }: Profile): StaffMember => ({
  id: user.id,
  role,
  fullName,
  email: user.email || null,
  phone: user.phone || null,
});

/** Returns the result of a sign-in, for `notAllowed` with advice for accounts without a role. */
export const adviseNoRole = <T>(result: Result<T>): Result<T> =>
  !result.success && result.code === 'notAllowed'
    ? { ...result, advice: i18n.t('errors:noRole') }
    : result;
