import { formatWithIntl } from '../i18n/intl';
import { locales } from '../i18n/languages';

/** A calendar day, `YYYY-MM-DD`. It has no time, so no time zone can shift it. */
export type Day = string;

const DAY_MS = 86_400_000;

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

/** Returns the text as a day; null for any other format, and for a day that does not exist (30 February). */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const date = utc(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text ? text : null;
}

/** The day `count` days later, or earlier if `count` is negative. */
export const addDays = (day: Day, count: number): Day =>
  toDay(new Date(utc(day).getTime() + count * DAY_MS));

/** The number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  (utc(to).getTime() - utc(from).getTime()) / DAY_MS;

/** The weekday, from 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay() || 7;

/** Whether the day is Monday to Friday; it may be a public holiday. */
export const isWorkingDay = (day: Day): boolean => weekdayOf(day) <= 5;

/** The day itself if it is Monday to Friday, otherwise the Friday before it. */
export const lastWorkingDay = (day: Day): Day => addDays(day, Math.min(0, 5 - weekdayOf(day)));

/** Formats a day: `3 March 2026`, `3 марта 2026 г.`; with `weekday`, `Tuesday, 3 March 2026`. */
export const formatDay = (day: Day, language: keyof typeof locales, weekday = false): string =>
  formatWithIntl(
    locales[language],
    { day: 'numeric', month: 'long', year: 'numeric', ...(weekday && { weekday: 'long' }) },
    utc(day),
  );
