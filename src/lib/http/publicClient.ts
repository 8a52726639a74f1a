import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '../env';
import type { Database } from './database.types';
import { fetchWithRetry } from './fetchWithRetry';

let origin: string | undefined;
let client: PostgrestClient<Database> | undefined;

/** Sets the origin of PostgREST for prerendering, because a server has no origin of its own, and drops the former client. */
export function setDatabaseOrigin(url: string): void {
  origin = url;
  client = undefined;
}

/**
 * Returns the same client for each call. It sends no session, because staff see the same as visitors, and spares public pages
 * supabase-js (design 9).
 */
export function getPublicClient(): PostgrestClient<Database> {
  client ??= new PostgrestClient<Database>(`${origin ?? env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.publishableKey },
    fetch: fetchWithRetry,
    // `fetchWithRetry` retries; postgrest-js would wait longer, and repeat requests that have a response.
    retry: false,
  });
  return client;
}
