import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/http/database.types.ts';

/** The site to export from or import into, and the admin account to sign in with. */
export interface SiteAccess {
  /** The origin of the site, which serves PostgREST, GoTrue and the files, without a trailing slash. */
  site: string;
  publishableKey: string;
  email: string;
  password: string;
  /** The current code of the authenticator app, where the account has a second factor. */
  code?: string | undefined;
}

export type Db = SupabaseClient<Database>;

/**
 * Signs in as the staff area does, with a password and a code of the second factor if the account has one, so that
 * row-level security applies; the secret key would bypass it.
 *
 * @returns a client with the session
 * @throws Error when the sign-in is rejected, a code is missing or wrong, or the account is not an admin's
 */
export async function signIn(access: SiteAccess): Promise<Db> {
  const { site, publishableKey, email, password } = access;
  const db: Db = createClient<Database>(site, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: true },
    // Not used. Node before 22 has no WebSocket, without which the constructor of the client throws.
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });
  const { data, error } = await db.auth.signInWithPassword({ email, password });
  if (error) throw new Error(`the sign-in was refused: ${error.message}`, { cause: error });
  try {
    const factor = data.user.factors?.find(({ status }) => status === 'verified');
    if (factor) await prove(db, factor.id, access.code);
    // Other accounts would read what visitors read, and the backup would lack every draft.
    const { data: admin } = await db.rpc('has_admin_access').throwOnError();
    if (admin !== true) throw new Error(`${email} is no admin of ${site}`);
    return db;
  } catch (cause) {
    await signOut(db);
    throw cause;
  }
}

async function prove(db: Db, factorId: string, code: string | undefined): Promise<void> {
  if (!code) throw new Error('the account has a second factor: set BACKUP_CODE to its code of now');
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw new Error(`the code was refused: ${error.message}`, { cause: error });
}

/** Ends the session and its automatic renewal, so that the process can exit. */
export async function signOut(db: Db): Promise<void> {
  await db.auth.signOut({ scope: 'local' });
  await db.auth.stopAutoRefresh();
}

/** Rows of one request. */
export const PAGE_SIZE = 100;

/**
 * Returns all rows of a table, page by page, each after the last id of the previous one. Not by offset, because a
 * deletion during the export would shift the others, and some would be on no page. Ends with an empty page, because
 * PostgREST may return fewer rows than requested (`max_rows`).
 */
export async function readAll<Row extends { id: string }>(
  readAfter: (id: string | undefined) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await readAfter(rows.at(-1)?.id);
    if (data.length === 0) return rows;
    rows.push(...data);
  }
}
