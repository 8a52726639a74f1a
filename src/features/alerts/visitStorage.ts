import { readItem, removeItem, writeItem } from '../../lib/browser/storage';
import type { CurrentAlert } from '../../services/alerts/alerts';

/** What the server has returned. */
export interface KnownAlerts {
  /** When, in milliseconds since 1970. */
  at: number;
  alerts: CurrentAlert[];
}

/** Keys of session storage, which lasts for a visit; `LATEST` is one of local storage, for pages without a connection. */
const KNOWN = 'alerts';
const FOLDED = 'alerts-folded';
const ANNOUNCED = 'alerts-announced';
const SPACE = 'alerts-space';
const LATEST = 'embassy-alerts';

/** Values that the browser does not store, because it blocks session storage; they last until the page is closed. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return memory.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

function parseKnown(text: string | null): KnownAlerts | null {
  try {
    const known: KnownAlerts | null = JSON.parse(text ?? 'null');
    return Array.isArray(known?.alerts) ? known : null;
  } catch {
    return null;
  }
}

/** Returns what this visit knows; null before the first response. Never throws, as the others of this file. */
export const readKnown = (): KnownAlerts | null => parseKnown(read(KNOWN));

/** Returns the latest alerts of any visit, for a device without a connection; null if there were none. */
export const readLatest = (): KnownAlerts | null => parseKnown(readItem(LATEST));

/** Stores a response for the visit, and for later ones without a connection. */
export function storeKnown(known: KnownAlerts): void {
  const text = JSON.stringify(known);
  write(KNOWN, text);
  if (known.alerts.length > 0) writeItem(LATEST, text);
  else if (readItem(LATEST)) removeItem(LATEST);
}

/** Identifies an alert by what is shown of it, so that a changed text counts as new. */
export const keyOf = ({ level, text, startsAt }: CurrentAlert): string =>
  `${startsAt} ${level} ${text.en} ${text.ru}`;

/** Returns which alerts the visitor has folded during this visit: their keys, one in a line. */
export const readFolded = (): string => read(FOLDED) ?? '';

/** Stores which alerts are folded; empty for none. */
export const storeFolded = (keys: string): void => write(FOLDED, keys);

/** Returns the alerts that have not been announced during this visit, and records that they have been. */
export function takeUnannounced(alerts: CurrentAlert[]): CurrentAlert[] {
  const announced = (read(ANNOUNCED) ?? '').split('\n');
  const unannounced = alerts.filter((alert) => !announced.includes(keyOf(alert)));
  if (unannounced.length > 0) {
    write(ANNOUNCED, [...announced, ...unannounced.map(keyOf)].join('\n'));
  }
  return unannounced;
}

/**
 * Stores the height of the banner in pixels and when it ends, so that public/language.js reserves its space before the
 * first paint of the next page; 0 reserves none.
 */
export const storeSpace = (height: number, until: number): void =>
  write(SPACE, height > 0 ? [window.innerWidth, height, until].join(' ') : '');
