import { isUuid } from '../../src/lib/urls/urls.js';
import { connect, type Database, isTrue, unauthorized } from './database.js';
import { databaseUnavailable, HttpError } from './httpError.js';
import type { Settings } from './settings.js';

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;

/**
 * Checks that the request comes from an admin or a writer (R6.5, decision 0039): GoTrue verifies the token, and the SQL
 * function `has_staff_access`, called with that token, returns whether its user has a role and has verified the second
 * factor if one is set up (decision 0022).
 *
 * @returns the database with the rights of that account
 * @throws HttpError 401 `not_signed_in` without a valid session, 403 `not_staff` for other accounts, 503
 *   `service_unavailable` when GoTrue or PostgREST do not respond
 */
export async function requireStaff(request: Request, settings: Settings): Promise<Database> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw unauthorized();
  const { database, user } = connect(settings, token);
  const id = (await user())?.id;
  if (typeof id !== 'string' || !isUuid(id))
    throw databaseUnavailable(new Error('user without an id'));
  if (!(await isTrue(database.rpc('has_staff_access', {}, { get: true })))) {
    throw new HttpError(403, 'not_staff', 'Only staff may manage files.');
  }
  return database;
}
