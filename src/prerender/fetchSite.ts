import { checkedFacts, partsOfKey } from '../lib/facts/factSchemas.ts';
import type { FactRow } from '../lib/facts/facts.ts';
import type { AlertRow } from '../site/data/currentSite/fetchCurrentSite.ts';

const TIMEOUT_MS = 20_000;
/** A save that was not committed when the build read the facts has an earlier time than the latest one. */
const MARGIN_MS = 10_000;

export interface BuiltSite {
  facts: FactRow[];
  /** The alerts in force. */
  alerts: AlertRow[];
  /** Whether the database of the build does not answer. */
  isUnreachable?: boolean;
}

/**
 * Fetches what staff have changed of the facts and texts, and the alerts in force.
 * @param origin of PostgREST, without a trailing slash; undefined if there is none
 * @returns none without an origin; also, with a warning, without a usable response, because a build must not depend on it
 */
export async function fetchSite(origin: string | undefined, key = ''): Promise<BuiltSite> {
  if (!origin) return { facts: [], alerts: [] };
  try {
    const response = await fetch(`${origin}/rest/v1/rpc/current_site`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { facts, alerts } = await response.json();
    if (Array.isArray(facts)) return { facts: checkedFacts(facts), alerts };
    throw new Error(`status ${response.status}`);
  } catch (cause) {
    console.warn(
      `The pages have the facts that are built in, because the database sent none: ${cause}`,
    );
    return { facts: [], alerts: [], isUnreachable: true };
  }
}

/**
 * Returns what the scripts of all pages have of this, by the names of environment variables: the alerts, the facts, and the time
 * since which changes of facts are not in the build. The build puts changed texts into the texts themselves
 * (plugins/typography.ts), and the check of a page into those of the page (plugins/pageTexts.ts).
 */
export const inlinedSite = ({ facts: rows, alerts }: BuiltSite) => ({
  VITE_ALERTS: JSON.stringify(alerts),
  VITE_FACTS: JSON.stringify(
    rows.filter(({ key }) => !partsOfKey(key) && !key.startsWith('reviewed.')),
  ),
  VITE_FACTS_UNTIL:
    rows.length > 0
      ? new Date(Math.max(...rows.map(({ at }) => Date.parse(at))) - MARGIN_MS).toISOString()
      : '',
});
