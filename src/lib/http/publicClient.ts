import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '../env';
import type { Database } from './database.types';
import { fetchWithRetry } from './fetchWithRetry';

let client: PostgrestClient<Database> | undefined;

/**
 * Returns the postgrest-js client of public pages, the same one for each call. It sends the publishable
 * key but no session, so that staff see the same as visitors, and spares public pages supabase-js (design
 * 9). Sends nothing by itself.
 */
export function getPublicClient(): PostgrestClient<Database> {
  client ??= new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.publishableKey },
    fetch: fetchWithRetry,
    // `fetchWithRetry` retries; postgrest-js would wait longer, and repeat requests that have a response.
    retry: false,
  });
  return client;
}
