import { isUuid } from '../../src/lib/urls/urls.js';
import { connect, type Database, notSignedIn, unwrap } from './database.js';
import { admins } from './rateLimit.js';
import { cannotCheck, Refusal } from './refusal.js';
import type { Settings } from './settings.js';

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;

/**
 * Makes sure that the request comes from an admin (spec 6): Auth verifies the token, and the
 * database, queried with that same token, says whether its bearer acts as one; a role whose second
 * factor was not proved does not. Anything short of a clear "yes" is refused.
 *
 * @returns the database as that admin sees it.
 * @throws Refusal 401 without a valid session, 403 for others than admins, 429 for an admin who
 * calls too often, 503 when it could not be found out.
 */
export async function requireAdmin(request: Request, settings: Settings): Promise<Database> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw notSignedIn();
  const { database, user } = connect(settings, token);
  const id = (await user())?.id;
  if (typeof id !== 'string' || !isUuid(id)) throw cannotCheck(new Error('user without an id'));
  const admin = await unwrap<unknown>(database.rpc('acts_as_admin', {}, { get: true }));
  if (typeof admin !== 'boolean') throw cannotCheck(new Error('acts_as_admin: no boolean'));
  if (!admin) {
    throw new Refusal(403, 'not_admin', 'Only admins may manage files.');
  }
  admins.take(id);
  return database;
}
