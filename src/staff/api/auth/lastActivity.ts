import { readItem, removeItem, writeItem } from '../../../lib/browser/storage';

/** Storage key of the time of the last input in the staff area, in ms since 1970; for all tabs. */
const KEY = 'embassy-last-activity';
/** Milliseconds without input after which a session ends. */
export const INACTIVITY = 12 * 60 * 60 * 1000;

/**
 * Returns whether there was no input in any tab for 12 hours; false if none is recorded. Replaces a
 * recorded time in the future by the current one, because the clock has been set back since.
 */
export function isIdle(): boolean {
  const last = lastActivity();
  if (last > Date.now()) writeItem(KEY, String(Date.now()));
  return Date.now() - last >= INACTIVITY;
}

/** Records the time of an input in local storage. */
export const recordActivity = (): void => writeItem(KEY, String(Date.now()));

export const clearActivity = (): void => removeItem(KEY);

/** Returns the recorded time; without one NaN, which no comparison is true of. */
const lastActivity = (): number => Number(readItem(KEY) ?? Number.NaN);
