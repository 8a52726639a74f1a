import { checkedFacts } from '../lib/facts/factSchemas.ts';

const TIMEOUT_MS = 20_000;

/**
 * Fetches what staff have changed of the facts, as JSON for the bundle and the prerendered pages.
 * @param origin of PostgREST, without a trailing slash; undefined if there is none
 * @returns `[]` without an origin; also, with a warning, without a usable response, because a build must not depend on it
 */
export async function fetchFacts(origin: string | undefined, key = ''): Promise<string> {
  if (!origin) return '[]';
  try {
    const response = await fetch(`${origin}/rest/v1/rpc/current_site`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { facts } = await response.json();
    if (Array.isArray(facts)) return JSON.stringify(checkedFacts(facts));
    throw new Error(`status ${response.status}`);
  } catch (cause) {
    console.warn(
      `The pages have the facts that are built in, because the database sent none: ${cause}`,
    );
    return '[]';
  }
}
