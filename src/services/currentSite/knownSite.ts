import { readItem, removeItem, visit, writeItem } from '../../lib/browser/storage';
import type { CurrentSite } from './fetchCurrentSite';

export interface KnownSite extends CurrentSite {
  /** Time of the response, in milliseconds since 1970. */
  at: number;
  /** The build whose facts have changed: its `builtUntil`. */
  since: string | undefined;
}

/** Key of session storage, which lasts for a visit; `LATEST` is one of local storage, for pages without a connection. */
const KNOWN = 'alerts';
const LATEST = 'embassy-alerts';

function parseKnown(text: string | null): KnownSite | null {
  try {
    const known: KnownSite | null = JSON.parse(text ?? 'null');
    return Array.isArray(known?.alerts) ? known : null;
  } catch {
    return null;
  }
}

/** Returns the last response of this visit from session storage; null before the first one. No function of this file throws. */
export const readKnown = (): KnownSite | null => parseKnown(visit.read(KNOWN));

/** Returns the last response with alerts of any visit, for a device without a connection. */
export const readLatest = (): KnownSite | null => parseKnown(readItem(LATEST));

/** Stores a response for this visit, and for pages without a connection while it has alerts. */
export function storeKnown(known: KnownSite): void {
  const text = JSON.stringify(known);
  visit.write(KNOWN, text);
  if (known.alerts.length > 0) writeItem(LATEST, text);
  else if (readItem(LATEST)) removeItem(LATEST);
}
