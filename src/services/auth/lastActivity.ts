import { readItem, removeItem, writeItem } from '../../lib/browser/storage';

/** Time of the last input in the staff area, shared by the tabs of this browser. */
const KEY = 'embassy-last-activity';
/** A session ends after so long without input, in ms. */
export const INACTIVITY = 12 * 60 * 60 * 1000;
/** Writes are throttled to one in so many ms. */
const WRITE_INTERVAL = 15_000;

/**
 * Whether the last input was 12 hours ago or more; false when none is recorded. A time in the future
 * comes from a clock that has been put back since; it is replaced by now.
 */
export function isIdle(): boolean {
  const last = lastActivity();
  if (last === null) return false;
  if (last > Date.now()) writeItem(KEY, String(Date.now()));
  return Date.now() - last >= INACTIVITY;
}

/** Records input now, throttled. */
export function recordActivity(): void {
  const last = lastActivity();
  const now = Date.now();
  if (last === null || last > now || now - last >= WRITE_INTERVAL) writeItem(KEY, String(now));
}

/** Removes the record, with the session that it belongs to. */
export const clearActivity = (): void => removeItem(KEY);

function lastActivity(): number | null {
  const last = Number(readItem(KEY) ?? Number.NaN);
  return Number.isFinite(last) ? last : null;
}
