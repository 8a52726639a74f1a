import { formatWithIntl } from '../i18n/intl';
import { locales } from '../i18n/languages';

/** A day of the calendar as `YYYY-MM-DD`. Days have no clock, so no time zone can shift them. */
export type Day = string;

const DAY_MS = 86_400_000;

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** The text as a day, or null when the calendar has no such day (30 February, 31 April). */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const date = utc(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text ? text : null;
}

/** The day `count` days later; earlier when negative. */
export const addDays = (day: Day, count: number): Day =>
  dayOf(new Date(utc(day).getTime() + count * DAY_MS));

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: Day, to: Day): number =>
  (utc(to).getTime() - utc(from).getTime()) / DAY_MS;

/** From 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay() || 7;

/** Whether the day is from Monday to Friday. */
export const isWorkingDay = (day: Day): boolean => weekdayOf(day) <= 5;

/** The day itself when it is from Monday to Friday, else the Friday before it. */
export const lastWorkingDay = (day: Day): Day => addDays(day, Math.min(0, 5 - weekdayOf(day)));

/** `3 March 2026` · `3 марта 2026 г.`; with the weekday before it when asked. */
export const formatDay = (day: Day, language: keyof typeof locales, weekday = false): string =>
  formatWithIntl(
    locales[language],
    { day: 'numeric', month: 'long', year: 'numeric', ...(weekday && { weekday: 'long' }) },
    utc(day),
  );
