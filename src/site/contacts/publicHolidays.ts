import {
  easterHolidays,
  fixedHolidays,
  type HolidayKey,
  russianHolidays,
  russianNewYear,
} from '../../content/consular/holidays';
import { addDays, type Day, isoWeekday } from '../../lib/dates/calendarDay';

export interface Holiday {
  key: HolidayKey;
  /** The day on which it is observed. */
  day: Day;
}

const SUNDAY = 7;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Returns Western Easter Sunday, by the anonymous Gregorian algorithm: `2026-04-05` for 2026. */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const correction =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) %
    30;
  const moon =
    correction -
    Math.floor(correction / 28) *
      (1 - Math.floor(29 / (correction + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, moon - weekday);
}

/**
 * Returns a year's public holidays of Kenya in the order of the days of observance: a holiday on a
 * Sunday on the next day that is no holiday (Public Holidays Act). Lacks Idd-ul-Fitr and
 * Idd-ul-Azha, because their dates are announced each year.
 */
export function holidaysIn(year: number): Holiday[] {
  const easter = easterSunday(year);
  const all: Holiday[] = [
    ...fixedHolidays.map(({ key, month, day }) => ({
      key,
      day: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    })),
    ...easterHolidays.map(({ key, fromEaster }) => ({ key, day: addDays(easter, fromEaster) })),
  ];
  const occupied = new Set(all.map(({ day }) => day));
  return all
    .map(({ key, day }) => {
      if (isoWeekday(day) !== SUNDAY) return { key, day };
      let observed = addDays(day, 1);
      while (occupied.has(observed)) observed = addDays(observed, 1);
      occupied.add(observed);
      return { key, day: observed };
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Returns the Kenyan holiday that is observed on a day; null without one. */
export const holidayOn = (day: Day): HolidayKey | null =>
  holidaysIn(Number(day.slice(0, 4))).find((holiday) => holiday.day === day)?.key ?? null;

const MONDAY = 1;

/** Returns whether a weekday is a day off in Russia, or may be one. */
export function isRussianHoliday(day: Day): boolean {
  const date = day.slice(5);
  if (date >= russianNewYear.first || date <= russianNewYear.last) return true;
  const observed = isoWeekday(day) === MONDAY ? [0, -1, -2] : [0];
  return observed.some((offset) => russianHolidays.includes(addDays(day, offset).slice(5)));
}
