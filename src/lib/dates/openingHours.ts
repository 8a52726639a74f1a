import type { HolidayKey } from '../../content/consular/holidays';
import { hours } from '../../content/facts';
import { addDays, isWorkingDay, weekdayOf } from './calendarDay';
import { holidayOn } from './holidays';
import { toMoscowInput } from './moscowTime';

export type Opening =
  | { state: 'open'; closes: string }
  /** A working day in Russia, but a public holiday of Kenya: call before you come. */
  | { state: 'holiday'; holiday: HolidayKey }
  | {
      state: 'closed';
      opens: string;
      /** Days from today: 0 is today, 1 tomorrow. */
      inDays: number;
      /** From 1 for Monday. */
      weekday: number;
      /** The holiday kept on that day, if any. */
      holiday: HolidayKey | null;
    };

/** Minutes since midnight of a time such as `9:00`. */
function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Whether the Embassy is open at a moment, by Moscow's clock, whatever the browser's zone: Monday
 * to Friday from 9:00 until 17:00 (spec 1 and 9). At 17:00 sharp it is closed.
 */
export function openingAt(now: Date): Opening {
  const clock = toMoscowInput(now);
  const today = clock.slice(0, 10);
  const minute = minutes(clock.slice(11));
  const { opens, closes } = hours.embassy;
  const endsLater = isWorkingDay(today) && minute < minutes(closes);
  const holiday = holidayOn(today);
  if (endsLater && holiday) return { state: 'holiday', holiday };
  if (endsLater && minute >= minutes(opens)) return { state: 'open', closes };

  let inDays = endsLater ? 0 : 1;
  while (!isWorkingDay(addDays(today, inDays))) inDays += 1;
  const day = addDays(today, inDays);
  return { state: 'closed', opens, inDays, weekday: weekdayOf(day), holiday: holidayOn(day) };
}
