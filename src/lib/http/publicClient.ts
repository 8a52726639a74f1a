import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '../env';
import type { Database } from './database.types';
import { fetchWithRetry } from './fetchWithRetry';

let origin: string | undefined;
let client: PostgrestClient<Database> | undefined;

/** Sets the origin of PostgREST for prerendering, because a server has no origin of its own. */
export function setDatabaseOrigin(url: string): void {
  origin = url;
  client = undefined;
}

/**
 * Returns the client of PostgREST, the same until {@link setDatabaseOrigin} is called. It has no
 * session, because staff see what visitors see. Spares public pages supabase-js (design 9).
 */
export function getPublicClient(): PostgrestClient<Database> {
  client ??= new PostgrestClient<Database>(`${origin ?? env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.publishableKey },
    fetch: fetchWithRetry,
    // `fetchWithRetry` retries; postgrest-js would wait longer, and retry after a response.
    retry: false,
  });
  return client;
}
