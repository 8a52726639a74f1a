import { Database, notSignedIn } from './database.js';
import { admins } from './rateLimit.js';
import { cannotCheck, Refusal } from './refusal.js';
import type { Settings } from './settings.js';

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Makes sure that the request comes from an admin (spec 6): Auth vouches for the token, and the
 * database, asked with that same token, says whether its bearer acts as one; a role whose second
 * factor was not proved does not. Anything short of a clear "yes" is refused.
 *
 * @returns the database as that admin sees it.
 * @throws Refusal 401 without a valid session, 403 for others than admins, 429 for an admin who
 * calls too often, 503 when it could not be found out.
 */
export async function requireAdmin(request: Request, settings: Settings): Promise<Database> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw notSignedIn();
  const database = new Database(settings, token);
  const user = (await database.read('/auth/v1/user')) as { id?: unknown } | null;
  const id = user?.id;
  if (typeof id !== 'string' || !UUID.test(id)) throw cannotCheck(new Error('user without an id'));
  const admin = await database.read('/rest/v1/rpc/acts_as_admin');
  if (typeof admin !== 'boolean') throw cannotCheck(new Error('acts_as_admin: no yes and no no'));
  if (!admin) {
    throw new Refusal(403, 'not_admin', 'Only admins may manage files.');
  }
  admins.take(id);
  return database;
}
