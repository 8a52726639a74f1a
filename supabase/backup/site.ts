import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/http/database.types.ts';

/** Which site to export from or import into, and the admin who does it. */
export interface SiteAccess {
  /** The site's own address, without a final slash: database, sign-in and files answer there. */
  site: string;
  publishableKey: string;
  email: string;
  password: string;
  /** What the authenticator app shows now, where the account has a second factor. */
  code?: string | undefined;
}

export type Db = SupabaseClient<Database>;

/**
 * Signs in, as the staff area does. There is no other way in: row-level security decides what is
 * read and written, and no key that passes by it is used.
 *
 * @throws when the sign-in is refused, a code is missing or wrong, or the account is no admin's.
 */
export async function signIn(access: SiteAccess): Promise<Db> {
  const { site, publishableKey, email, password } = access;
  const db: Db = createClient<Database>(site, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: true },
    // Not used; without it Node before 22 has no WebSocket to make the client with.
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });
  const { data, error } = await db.auth.signInWithPassword({ email, password });
  if (error) throw new Error(`the sign-in was refused: ${error.message}`, { cause: error });
  try {
    const factor = data.user.factors?.find(({ status }) => status === 'verified');
    if (factor) await prove(db, factor.id, access.code);
    // Without it the database would show what visitors see, and the backup would lack every draft.
    const { data: admin } = await db.rpc('acts_as_admin').throwOnError();
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

/** Ends the session, so that nothing is left of it but the folder. */
export async function signOut(db: Db): Promise<void> {
  await db.auth.signOut({ scope: 'local' });
  await db.auth.stopAutoRefresh();
}
