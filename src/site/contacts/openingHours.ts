import type { HolidayKey } from '../../content/consular/holidays';
import { addDays, type Day, daysBetween, isoWeekday, isWeekday } from '../../lib/dates/calendarDay';
import { moscowDay, toMoscowInput } from '../../lib/dates/moscowTime';
import { currentFacts } from '../../lib/facts/currentFacts';
import type { ClosedDay } from '../../lib/facts/facts';
import { type Holiday, holidayOn, holidaysIn, isRussianHoliday } from './publicHolidays';

/**
 * Why the Embassy is closed on a weekday: certainly (`embassy`), probably (a holiday of Kenya) or
 * perhaps (a holiday of Russia). Visitors are advised to call on holidays.
 */
export type Closure = { day: Day } & (
  | { by: 'embassy'; reason: ClosedDay['reason'] }
  | { by: 'kenya'; holiday: HolidayKey }
  | { by: 'russia' }
);

/** Returns what staff have entered for a day (closed, shorter, open); undefined for most days. */
export const enteredDay = (day: Day): ClosedDay | undefined =>
  currentFacts().closedDays.find(({ from, to }) => from <= day && day <= to);

/**
 * Returns why the Embassy is or may be closed on a weekday; null on an ordinary weekday, on a day
 * for which staff have entered that it is open or closes early, and on a weekend.
 */
export function closureOn(day: Day): Closure | null {
  if (!isWeekday(day)) return null;
  const own = enteredDay(day);
  if (own) return own.open || own.closesAt ? null : { by: 'embassy', day, reason: own.reason };
  const holiday = holidayOn(day);
  if (holiday) return { by: 'kenya', day, holiday };
  return isRussianHoliday(day) ? { by: 'russia', day } : null;
}

/** Weekdays that may be closed: one holiday of Kenya, or holidays of Russia in a row. */
export interface DaysToAsk {
  from: Day;
  to: Day;
  /** The key of the name in `holidays` of home.json. */
  holiday: HolidayKey | 'russia';
}

const SATURDAY = 6;

/** Days from a Friday to a Monday. */
const OVER_A_WEEKEND = 3;

/**
 * Returns the public holidays on weekdays from `from` until the day before `until`, without those
 * for which staff have entered something. Russian holidays in a row are one entry.
 */
export function daysToAsk(from: Day, until: Day): DaysToAsk[] {
  const days: DaysToAsk[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) {
    const closure = closureOn(day);
    if (!closure || closure.by === 'embassy') continue;
    const holiday = closure.by === 'kenya' ? closure.holiday : 'russia';
    const last = days.at(-1);
    const goesOn =
      last?.holiday === 'russia' &&
      holiday === 'russia' &&
      daysBetween(last.to, day) <= OVER_A_WEEKEND;
    if (goesOn) last.to = day;
    else days.push({ from: day, to: day, holiday });
  }
  return days;
}

/** Returns what {@link daysToAsk} returns for the twelve months from a day on. */
export const comingDaysToAsk = (today: Day): DaysToAsk[] =>
  daysToAsk(today, `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`);

/** Returns Kenya's Saturday holidays in the next twelve months, which no other day makes up for. */
export function saturdayHolidays(today: Day): Holiday[] {
  const year = Number(today.slice(0, 4));
  return [...holidaysIn(year), ...holidaysIn(year + 1)].filter(
    ({ day }) =>
      isoWeekday(day) === SATURDAY && day >= today && day < `${year + 1}${today.slice(4)}`,
  );
}

export type Opening =
  /** Times are in Moscow time, `H:mm`. */
  | { state: 'open'; closes: string }
  /** A weekday before closing time on which it may be closed; the page advises a call. */
  | { state: 'ask'; closure: Closure }
  | {
      state: 'closed';
      opens: string;
      inDays: number;
      /** The weekday on which it opens, from 1 for Monday. */
      weekday: number;
      /** Reason why it may be closed on that day, too. */
      closure: Closure | null;
    };

/** Returns the minutes since midnight of a time, `9:00`. */
function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/**
 * Returns whether the Embassy is open, or when it opens next (R9.17): by the hours of facts.ts,
 * Monday to Friday in Moscow, and the days entered by staff. Before closing time a holiday of Kenya
 * or Russia is `ask`; the next opening may be on such a day. Closing time is closed.
 */
export function openingAt(now: Date): Opening {
  const clock = toMoscowInput(now);
  const today = clock.slice(0, 10);
  const minute = toMinutes(clock.slice(11));
  const { opens, closes: usual } = currentFacts().hours.embassy;
  const closes = enteredDay(today)?.closesAt ?? usual;
  const isOpenDay = (day: Day) => isWeekday(day) && closureOn(day)?.by !== 'embassy';
  const endsLater = isOpenDay(today) && minute < toMinutes(closes);
  const closure = closureOn(today);
  if (endsLater && closure) return { state: 'ask', closure };
  if (endsLater && minute >= toMinutes(opens)) return { state: 'open', closes };

  let inDays = endsLater ? 0 : 1;
  while (!isOpenDay(addDays(today, inDays))) inDays += 1;
  const day = addDays(today, inDays);
  const weekday = isoWeekday(day);
  return { state: 'closed', opens, inDays, weekday, closure: closureOn(day) };
}

export interface LastOpenDay {
  day: Day;
  /** The weekdays after it that were passed over, the latest first. */
  skipped: Closure[];
}

/**
 * Returns the last weekday on or before `latest` on which the Embassy is likely to be open, and the
 * days that it skips.
 * @param certain skips holidays of Russia as well, on which it may be open
 */
export function lastOpenDay(latest: Day, certain = false): LastOpenDay {
  const skipped: Closure[] = [];
  for (let day = latest; ; day = addDays(day, -1)) {
    const closure = closureOn(day);
    if (closure && (certain || closure.by !== 'russia')) skipped.push(closure);
    else if (isWeekday(day)) return { day, skipped };
  }
}

/** Returns today, or tomorrow if the Embassy opens no more today; either may be a closed day. */
export function firstVisitDay(now: Date): Day {
  const today = moscowDay(now);
  const opening = openingAt(now);
  return opening.state === 'closed' && opening.inDays > 0 ? addDays(today, 1) : today;
}

/** Returns the first weekday from a day on without a closure, holidays included. */
export function nextOpenDay(from: Day): Day {
  let day = from;
  while (!isWeekday(day) || closureOn(day)) day = addDays(day, 1);
  return day;
}
