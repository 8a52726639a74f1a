import { readItem, removeItem, writeItem } from '../../lib/browser/storage';

/** When somebody last did something in the staff area, in any tab of this browser. */
const KEY = 'embassy-last-activity';
/** A session ends after so long without anybody at it, in ms. */
export const INACTIVITY = 12 * 60 * 60 * 1000;
/** How exactly the moment is kept, in ms: not every key press is written down. */
const STEP = 15_000;

/**
 * Whether nobody has done anything for 12 hours. Unknown is no: counting begins with what is noted
 * next. A moment in the future was noted by a clock that has been put right since; it counts as now.
 */
export function isIdle(): boolean {
  const last = noted();
  if (last === null) return false;
  if (last > Date.now()) writeItem(KEY, String(Date.now()));
  return Date.now() - last >= INACTIVITY;
}

/** Somebody is at it. */
export function noteActivity(): void {
  const last = noted();
  const now = Date.now();
  if (last === null || last > now || now - last >= STEP) writeItem(KEY, String(now));
}

/** With the session goes what is known of it. */
export const forgetActivity = (): void => removeItem(KEY);

function noted(): number | null {
  const last = Number(readItem(KEY) ?? Number.NaN);
  return Number.isFinite(last) ? last : null;
}
