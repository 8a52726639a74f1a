import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '../env';
import type { Database } from './database.types';
import { fetchWithRetry } from './fetchWithRetry';

let client: PostgrestClient<Database> | undefined;

/**
 * What visitors read goes through this client: it carries no session, so everybody, staff included,
 * sees what the public sees, and public pages do without supabase-js.
 */
export function getPublicClient(): PostgrestClient<Database> {
  client ??= new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.publishableKey },
    fetch: fetchWithRetry,
    // Its own retries wait longer and repeat answers too; `fetchWithRetry` has ours.
    retry: false,
  });
  return client;
}
