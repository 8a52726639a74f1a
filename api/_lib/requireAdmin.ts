import { isUuid } from '../../src/lib/urls/urls.js';
import { connect, type Database, unauthorized, unwrap } from './database.js';
import { databaseUnavailable, HttpError } from './httpError.js';
import { adminRateLimit } from './rateLimit.js';
import type { Settings } from './settings.js';

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;

/**
 * Checks that the caller is an admin (spec 6): Auth verifies the token, and the database, queried with
 * that token, returns whether its bearer acts as one, which needs the second factor where one is set
 * up. Anything but `true` is rejected.
 *
 * @returns the database with that admin's rights.
 * @throws HttpError 401 without a valid session, 403 for others than admins, 429 for an admin who
 * calls too often, 503 when Auth or the database give no usable response.
 */
export async function requireAdmin(request: Request, settings: Settings): Promise<Database> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw unauthorized();
  const { database, user } = connect(settings, token);
  const id = (await user())?.id;
  if (typeof id !== 'string' || !isUuid(id))
    throw databaseUnavailable(new Error('user without an id'));
  const admin = await unwrap<unknown>(database.rpc('acts_as_admin', {}, { get: true }));
  if (typeof admin !== 'boolean') throw databaseUnavailable(new Error('acts_as_admin: no boolean'));
  if (!admin) {
    throw new HttpError(403, 'not_admin', 'Only admins may manage files.');
  }
  adminRateLimit.take(id);
  return database;
}
