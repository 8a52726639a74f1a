import { AppError } from '../../lib/http/errorCodes';
import type { Result } from '../../lib/http/result';
import type { StaffRole } from '../kinds/rights';
import { assertUuid, queryData, withStaffSession } from './withStaffSession';

export interface Person {
  id: string;
  /** E-mail address, else phone number (`+79991234567`); the history names the account by it. */
  name: string;
  role: StaffRole | null;
  hasSecondFactor: boolean;
}

/** Fetches all accounts, admins first. Fails with `notAllowed` unless an admin calls it. */
export const listPeople = (signal?: AbortSignal): Promise<Result<Person[]>> =>
  withStaffSession('peopleFetch', async (db) => {
    const people = await queryData(db.rpc('people', {}, { get: true }), signal);
    return people.map(({ id, name, role, has_second_factor }) => ({
      id,
      name,
      role,
      hasSecondFactor: has_second_factor,
    }));
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
