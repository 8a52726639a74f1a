import { formatWithIntl } from '../i18n/intl';
import { toLocale } from '../i18n/languages';
import type { Day } from './calendarDay';

// Every date is in Moscow time, because the Embassy is there. For formatting, every language but
// `ru` is English.

/**
 * An invalid Date with its text, which the functions below format as it is, because one unreadable
 * row must not break a list, and the history is append-only.
 */
class UnreadableDate extends Date {
  constructor(readonly text: string) {
    super(Number.NaN);
  }
  override toISOString(): string {
    return this.text;
  }
}

const isUnreadable = (date: Date): boolean => Number.isNaN(date.getTime());
const unreadableText = (date: Date): string => (date instanceof UnreadableDate ? date.text : '');

const TIMESTAMP =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(\.\d{1,3})?\d*\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/**
 * Parses a timestamp of the database, in ISO 8601 or in PostgreSQL's format (`2026-11-21
 * 00:02:56.618+00`, which Safari's `new Date` rejects); UTC without a zone, digits after
 * milliseconds dropped. Any other value becomes an invalid Date that is formatted as its text.
 */
export function parseDate(value: unknown): Date {
  const text = String(value);
  const [, day, time, fraction = '', zone = 'Z'] = TIMESTAMP.exec(text.trim()) ?? [];
  const date = new Date(`${day}T${time}${fraction}${isoZone(zone)}`);
  return Number.isNaN(date.getTime()) ? new UnreadableDate(text) : date;
}

/** Parses as {@link parseDate} does; null for null, undefined and `''`. */
export const parseOptionalDate = (text: string | null | undefined): Date | null =>
  text ? parseDate(text) : null;

/** Returns a zone as `Date` parses it: `+03:00` for `+03` and `+0300`. */
function isoZone(zone: string): string {
  if (zone.toUpperCase() === 'Z') return 'Z';
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/**
 * Formats the day of an instant in Moscow: `21 November 2026` (en), `21 ноября 2026 г.` (ru); an
 * unreadable date ({@link parseDate}) as its text.
 */
export const formatDate = (date: Date, language: string): string =>
  formatClock(date, language, { dateStyle: 'long' });

/**
 * Formats day and time in Moscow without the time zone: `21 November 2026 at 14:05` (en); an
 * unreadable date as {@link formatDate} does.
 */
export const formatDateTime = (date: Date, language: string): string =>
  formatClock(date, language, { dateStyle: 'long', timeStyle: 'short' });

/**
 * Formats as `23 November, 10:30` in Moscow; with another year than `now`, `1 May 2099, 09:30`; an
 * unreadable date as {@link formatDate} does.
 */
export function formatShortDateTime(date: Date, language: string, now = new Date()): string {
  if (isUnreadable(date)) return unreadableText(date);
  const isThisYear = toMoscowInput(date).slice(0, 4) === toMoscowInput(now).slice(0, 4);
  const day = formatClock(date, language, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return `${day}, ${formatTime(date, language)}`;
}

/**
 * Formats the time of an instant in Moscow: `14:05`; an unreadable date as {@link formatDate} does.
 */
export const formatTime = (date: Date, language: string): string =>
  formatClock(date, language, { timeStyle: 'short' });

/**
 * Formats an instant as the value of an `<input type="datetime-local">`: `2026-11-21T03:02`; an
 * unreadable date as `''`.
 */
export function toMoscowInput(date: Date): string {
  return isUnreadable(date) ? '' : moscowClock(date).toISOString().slice(0, 16);
}

/** Returns the day in Moscow (`YYYY-MM-DD`) at an instant, by default now; `''` if unreadable. */
export const moscowDay = (now: Date = new Date()): Day => toMoscowInput(now).slice(0, 10);

/**
 * Parses the value of an `<input type="datetime-local">` as Moscow time: `2026-11-21T03:02`,
 * seconds are dropped. Null for another format and for a day or time that does not exist. Never
 * throws.
 */
export function fromMoscowInput(value: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(value)) return null;
  const asUtc = new Date(`${value.slice(0, 16)}Z`);
  // 30 February rolls over to March instead of failing.
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 16) !== value.slice(0, 16)) {
    return null;
  }
  return new Date(asUtc.getTime() - OFFSET_MS);
}

/** Shifts an instant, because formatters and methods for UTC then show Moscow time. */
const moscowClock = (date: Date): Date => new Date(date.getTime() + OFFSET_MS);

/** Formats an instant in Moscow time; a `timeZone` of the options is ignored. */
const formatClock = (date: Date, language: string, options: Intl.DateTimeFormatOptions): string =>
  isUnreadable(date)
    ? unreadableText(date)
    : formatWithIntl(toLocale(language), options, moscowClock(date));

/** Milliseconds: three hours all year since 26 October 2014, and the site has no older dates. */
const OFFSET_MS = 3 * 3_600_000;
