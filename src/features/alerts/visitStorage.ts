import { readItem, removeItem, visit, writeItem } from '../../lib/browser/storage';
import type { CurrentAlert, CurrentSite } from '../../services/currentSite';

export interface KnownSite extends CurrentSite {
  /** Time of the response, in milliseconds since 1970. */
  at: number;
  /** The build whose facts have changed: its `builtUntil`. */
  since: string | undefined;
}

/** Keys of session storage, which lasts for a visit; `LATEST` is one of local storage, for pages without a connection. */
const KNOWN = 'alerts';
const FOLDED = 'alerts-folded';
const ANNOUNCED = 'alerts-announced';
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

/** Returns what identifies an alert: all that is shown of it, because a changed text counts as new. */
export const keyOf = ({ level, text, startsAt }: CurrentAlert): string =>
  `${startsAt} ${level} ${text.en} ${text.ru}`;

/** Returns the keys of the alerts that the visitor has folded in this visit, one in a line; '' without any. */
export const readFolded = (): string => visit.read(FOLDED) ?? '';

/** Stores the keys of the folded alerts in session storage. */
export const storeFolded = (keys: string): void => visit.write(FOLDED, keys);

/** Returns the alerts that have not been announced in this visit, and records in session storage that they have. */
export function takeUnannounced(alerts: CurrentAlert[]): CurrentAlert[] {
  const announced = (visit.read(ANNOUNCED) ?? '').split('\n');
  const unannounced = alerts.filter((alert) => !announced.includes(keyOf(alert)));
  if (unannounced.length > 0) {
    visit.write(ANNOUNCED, [...announced, ...unannounced.map(keyOf)].join('\n'));
  }
  return unannounced;
}
