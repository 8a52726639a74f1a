import { checkedFacts, partsOfWordsKey } from '../lib/facts/factSchemas.ts';
import { type BuiltSite, NO_CHANGES, type SiteRows } from '../lib/facts/facts.ts';

const TIMEOUT_MS = 20_000;
/** A save that was uncommitted when the build read has an earlier time than the latest save. */
const MARGIN_MS = 10_000;

/**
 * Fetches the facts and texts that staff have changed, and the alerts in force.
 * @param origin of PostgREST, without a trailing slash; undefined if there is none
 * @param key the publishable key
 * @returns {@link NO_CHANGES} without an origin or a usable response (with a warning), because a
 *   build must not depend on the database
 */
export async function fetchSite(origin: string | undefined, key = ''): Promise<BuiltSite> {
  if (!origin) return NO_CHANGES;
  try {
    const response = await fetch(`${origin}/rest/v1/rpc/current_site`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { facts, alerts }: SiteRows = await response.json();
    if (!Array.isArray(facts)) throw new Error(`status ${response.status}`);
    const times = facts.map(({ at }) => Date.parse(at));
    const until = facts.length > 0 && new Date(Math.max(...times) - MARGIN_MS).toISOString();
    return { facts: checkedFacts(facts), alerts, until: until || '' };
  } catch (cause) {
    console.warn(
      `The pages have the facts that are built in, because the database sent none: ${cause}`,
    );
    return NO_CHANGES;
  }
}

/**
 * Returns the part of the site that the scripts of all pages carry: without changed texts and
 * without the days of checks, which the texts of their pages have (plugins/typography.ts,
 * plugins/pageTexts.ts).
 */
export const inPages = ({ facts, ...site }: BuiltSite): BuiltSite => ({
  ...site,
  facts: facts.filter(({ key }) => !partsOfWordsKey(key) && !key.startsWith('reviewed.')),
});
