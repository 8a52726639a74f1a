import { isUuid } from '../../src/lib/urls/urls.js';
import { connect, type Database, unauthorized, unwrap } from './database.js';
import { databaseUnavailable, HttpError } from './httpError.js';
import { adminRateLimit } from './rateLimit.js';
import type { Settings } from './settings.js';

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;

/**
 * Checks that the request comes from an admin (R6.5): GoTrue verifies the token, and the SQL function
 * `has_admin_access`, called with that token, returns whether its user has the role and has proved the
 * second factor where one is set up (decision 0022).
 *
 * @returns the database with that admin's rights
 * @throws HttpError 401 `not_signed_in` without a valid session, 403 `not_admin` for other accounts, 429
 *   `rate_limited` over the limit per admin, 503 `service_unavailable` when GoTrue or PostgREST send no
 *   usable response
 */
export async function requireAdmin(request: Request, settings: Settings): Promise<Database> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw unauthorized();
  const { database, user } = connect(settings, token);
  const id = (await user())?.id;
  if (typeof id !== 'string' || !isUuid(id))
    throw databaseUnavailable(new Error('user without an id'));
  const admin = await unwrap<unknown>(database.rpc('has_admin_access', {}, { get: true }));
  if (typeof admin !== 'boolean')
    throw databaseUnavailable(new Error('has_admin_access: no boolean'));
  if (!admin) {
    throw new HttpError(403, 'not_admin', 'Only admins may manage files.');
  }
  adminRateLimit.take(id);
  return database;
}
