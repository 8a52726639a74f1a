import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database.types.ts';

/** Which site to export from or import into, and the admin who does it. */
export interface SiteAccess {
  /** The site's own address, without a final slash: database, sign-in and files answer there. */
  site: string;
  publishableKey: string;
  email: string;
  password: string;
}

export type Db = SupabaseClient<Database>;

/**
 * Signs in, as the staff area does. There is no other way in: row-level security decides what is
 * read and written, and no key that passes by it is used.
 *
 * @throws when the sign-in is refused, or the account is no admin's.
 */
export async function signIn({ site, publishableKey, email, password }: SiteAccess): Promise<Db> {
  const db: Db = createClient<Database>(site, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: true },
    // Not used; without it Node before 22 has no WebSocket to make the client with.
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });
  const { data, error } = await db.auth.signInWithPassword({ email, password });
  if (error) throw new Error(`the sign-in was refused: ${error.message}`);
  const profile = await db.from('profiles').select('role').eq('id', data.user.id).throwOnError();
  if (profile.data[0]?.role !== 'admin') throw new Error(`${email} is no admin of ${site}`);
  return db;
}

/** Ends the session, so that nothing is left of it but the folder. */
export async function signOut(db: Db): Promise<void> {
  await db.auth.signOut({ scope: 'local' });
  await db.auth.stopAutoRefresh();
}
