import { formatWithIntl } from '../i18n/intl.ts';
import { locales } from '../i18n/languages.ts';

/**
 * A calendar day, `YYYY-MM-DD`. It has no time, so no time zone can shift it. A day is valid if
 * {@link parseDay} returns it; functions for valid days may read `2026-02-30` as 2 March.
 */
export type Day = string;

const DAY_MS = 86_400_000;

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

/** Parses `YYYY-MM-DD`; null for another format or a day that does not exist (`2026-02-30`). */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const date = utc(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text ? text : null;
}

/** Adds days to a valid day, or subtracts them: `addDays('2026-02-28', 1)` is `2026-03-01`. */
export const addDays = (day: Day, count: number): Day =>
  toDay(new Date(utc(day).getTime() + count * DAY_MS));

/**
 * Adds months to a valid day, or subtracts them; a day that the month lacks is its last:
 * `2027-02-28` for `2026-08-31` and 6.
 */
export function addMonths(day: Day, count: number): Day {
  const date = utc(`${day.slice(0, 8)}01`);
  // Day 0 is the last day of the month before.
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(Number(day.slice(8)), date.getUTCDate()));
  return toDay(date);
}

/** Returns the days between valid days, negative if `to` is earlier; NaN for another format. */
export const daysBetween = (from: Day, to: Day): number =>
  (utc(to).getTime() - utc(from).getTime()) / DAY_MS;

/** Returns the ISO 8601 weekday of a valid day, from 1 for Monday to 7 for Sunday. */
export const isoWeekday = (day: Day): number => utc(day).getUTCDay() || 7;

/** Returns whether a day is Monday to Friday; true for a public holiday, too (`closureOn`). */
export const isWeekday = (day: Day): boolean => isoWeekday(day) <= 5;

/** Formats a valid day without its year: `3 March` (en), `3 марта` (ru). */
export const formatDayOfYear = (day: Day, language: keyof typeof locales): string =>
  formatWithIntl(locales[language], { day: 'numeric', month: 'long' }, utc(day));

/** Formats a valid day: `3 March 2026`, `3 марта 2026 г.`; `weekday` adds `Tuesday, ` before it. */
export const formatDay = (day: Day, language: keyof typeof locales, weekday = false): string =>
  formatWithIntl(
    locales[language],
    { day: 'numeric', month: 'long', year: 'numeric', ...(weekday && { weekday: 'long' }) },
    utc(day),
  );

/**
 * Formats a period of valid days: `4–8 January 2027`, `30 December 2026 – 8 January 2027`; a single
 * day as `format` does. A word joiner follows the dash within a month. A list under a heading with
 * the year passes `formatDayOfYear`: `4–8 January`.
 */
export function formatDays(
  from: Day,
  to: Day,
  language: keyof typeof locales,
  format: typeof formatDayOfYear = formatDay,
): string {
  const last = format(to, language);
  if (from === to) return last;
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–\u2060${last}`
    : `${format(from, language)} – ${last}`;
}
