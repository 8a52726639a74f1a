import type { HolidayKey } from '../../content/consular/holidays';
import { hours } from '../../content/facts';
import { addDays, isWorkingDay, weekdayOf } from './calendarDay';
import { holidayOn } from './holidays';
import { toMoscowInput } from './moscowTime';

export type Opening =
  /** Times are in Moscow time, `H:mm`. */
  | { state: 'open'; closes: string }
  /** A weekday that is a public holiday of Kenya; the page advises a call. */
  | { state: 'holiday'; holiday: HolidayKey }
  | {
      state: 'closed';
      opens: string;
      inDays: number;
      /** The weekday on which it opens, from 1 for Monday. */
      weekday: number;
      /** The holiday that is observed on that day. */
      holiday: HolidayKey | null;
    };

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** By its hours on Monday to Friday in Moscow (R9.17) and the public holidays of Kenya. At its closing time it is closed. */
export function openingAt(now: Date): Opening {
  const clock = toMoscowInput(now);
  const today = clock.slice(0, 10);
  const minute = minutesOf(clock.slice(11));
  const { opens, closes } = hours.embassy;
  const endsLater = isWorkingDay(today) && minute < minutesOf(closes);
  const holiday = holidayOn(today);
  if (endsLater && holiday) return { state: 'holiday', holiday };
  if (endsLater && minute >= minutesOf(opens)) return { state: 'open', closes };

  let inDays = endsLater ? 0 : 1;
  while (!isWorkingDay(addDays(today, inDays))) inDays += 1;
  const day = addDays(today, inDays);
  return { state: 'closed', opens, inDays, weekday: weekdayOf(day), holiday: holidayOn(day) };
}
