import { parseDate } from '../../lib/dates/moscowTime';
import { AppError } from '../../lib/http/errorCodes';
import type { Result } from '../../lib/http/result';
import { withoutInvisible } from '../../lib/text/invisible';
import type { StaffRole } from '../kinds/rights';
import { assertUuid, queryData, withStaffSession } from './withStaffSession';

/** The most characters of a full name; a check constraint has the same limit. */
export const MAX_NAME = 80;

/** An account; to writers only one that has a role or a name (decision 0039). */
export interface Person {
  id: string;
  /** The full name; where there is none, as `email`. */
  name: string;
  /** Full name; null until it is set on the account page. */
  fullName: string | null;
  /** E-mail address, else phone number (`+79991234567`); the history names the account by it. */
  email: string;
  role: StaffRole | null;
  /** Last activity; null without one, and if a writer asks. */
  lastActiveAt: Date | null;
  /** Whether the account has a second factor; null if a writer asks. */
  hasSecondFactor: boolean | null;
}

/**
 * Fetches everybody who has access, admins first, and former staff with a name. Admins also get
 * every other account, last activity and second factor. Fails with `notAllowed` without a role.
 */
export const listPeople = (signal?: AbortSignal): Promise<Result<Person[]>> =>
  withStaffSession('peopleFetch', async (db) => {
    const people = await queryData(db.rpc('people', {}, { get: true }), signal);
    return people.map(({ id, full_name, email, role, last_active_at, has_second_factor }) => ({
      id,
      name: full_name ?? email,
      fullName: full_name,
      email,
      role,
      lastActiveAt: last_active_at === null ? null : parseDate(last_active_at),
      hasSecondFactor: has_second_factor,
    }));
  });

/**
 * Stores the full name of a member of staff, in one line and without invisible characters.
 * @returns the stored name. Fails with `rejected` for an empty name and for more than 80
 *   characters, `duplicateName` if a colleague has the name, `notFound` for an unknown account, and
 *   for a colleague's account unless an admin calls it
 */
export const setFullName = (id: string, name: string): Promise<Result<string>> =>
  withStaffSession('nameUpdate', async (db) => {
    const full_name = withoutInvisible(name).replace(/\s+/g, ' ').trim();
    const query = db.from('profiles').update({ full_name }).eq('id', assertUuid(id));
    const { data } = await query.select('id').throwOnError();
    if (data.length === 0) throw new AppError('notFound');
    return full_name;
  });

/**
 * Gives an account a role; null closes its access and ends its sessions.
 * @returns the role. Fails with `ownRole` for the account that is signed in, `notFound` for an
 *   unknown one, `notAllowed` unless an admin calls it
 */
export const setRole = (id: string, role: StaffRole | null): Promise<Result<StaffRole | null>> =>
  withStaffSession('roleUpdate', async (db) => {
    const query = db.rpc('set_role', { account: assertUuid(id), new_role: role });
    const { data: isKnown } = await query.throwOnError();
    if (!isKnown) throw new AppError('notFound');
    return role;
  });
