import { place } from '../../content/facts';
import { formatWithIntl } from '../i18n/intl';
import { localeOf } from '../i18n/languages';
import { type Day, daysBetween } from './calendarDay';

// Every date of the site is the Embassy's: Moscow's, whatever the browser's zone.

const TIMESTAMP =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(\.\d{1,3})?\d*\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/**
 * A timestamp of the database as a Date, in ISO form or as Postgres prints it
 * (`2026-11-21 00:02:56.618+00`, which Safari's own parser refuses); without a zone it is UTC.
 * Throws a RangeError when it is neither.
 */
export function parseDate(text: string): Date {
  const [, day, time, fraction = '', zone = 'Z'] = TIMESTAMP.exec(text.trim()) ?? [];
  const date = new Date(`${day}T${time}${fraction}${isoZone(zone)}`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a timestamp: ${text}`);
  return date;
}

/** The same for a column that may be empty. */
export const parseOptionalDate = (text: string | null | undefined): Date | null =>
  text ? parseDate(text) : null;

function isoZone(zone: string): string {
  if (zone.toUpperCase() === 'Z') return 'Z';
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/** `21 November 2026` · `21 ноября 2026 г.`, the day it is in Moscow. */
export const formatDate = (date: Date, language: string): string =>
  formatClock(date, language, { dateStyle: 'long' });

/** Day and twenty-four-hour time in Moscow. The words «Moscow time» are the page's. */
export const formatDateTime = (date: Date, language: string): string =>
  formatClock(date, language, { dateStyle: 'long', timeStyle: 'short' });

/** Up to so many days ago a relative day is shown; before that the date. */
const RECENT_DAYS = 6;

/**
 * A past moment as a relative day and its time: `today, 14:05`, `yesterday, 09:30`, `3 days ago, 18:00`; after six
 * days the date. Days begin and end in Moscow.
 */
export function formatRecent(date: Date, language: string, now: Date): string {
  const days = daysBetween(moscowToday(now), moscowToday(date));
  if (days > 0 || days < -RECENT_DAYS) return formatDateTime(date, language);
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const time = formatClock(date, language, { timeStyle: 'short' });
  return `${relative.format(days, 'day')}, ${time}`;
}

/** A moment as the value of a `datetime-local` input, in Moscow: `2026-11-21T03:02`. */
export function toMoscowInput(date: Date): string {
  return moscowClock(date).toISOString().slice(0, 16);
}

/** The day it is in Moscow at a moment, whatever the browser's zone. */
export const moscowToday = (now: Date = new Date()): Day => toMoscowInput(now).slice(0, 10);

/** The moment a `datetime-local` value means in Moscow; null when empty or no real date. */
export function fromMoscowInput(value: string): Date | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(value);
  if (!match) return null;
  const asUtc = new Date(`${value.slice(0, 16)}Z`);
  // 30 February rolls over to March instead of failing.
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 16) !== value.slice(0, 16)) {
    return null;
  }
  return new Date(asUtc.getTime() - moscowOffset(asUtc));
}

/** What a clock in Moscow shows at a moment, as if it were UTC. */
const moscowClock = (date: Date): Date => new Date(date.getTime() + moscowOffset(date));

const formatClock = (date: Date, language: string, options: Intl.DateTimeFormatOptions): string =>
  formatWithIntl(localeOf(language), options, moscowClock(date));

const HOUR_MS = 3_600_000;

/** Since 26 October 2014 Moscow has been three hours ahead of UTC all year. */
const FIXED_SINCE = Date.UTC(2014, 9, 25, 22);
const FIXED_OFFSET_MS = 3 * HOUR_MS;

/**
 * How far Moscow's clock is ahead of UTC at a moment, in milliseconds. Asks `Intl` for older moments only,
 * because the first use of a time zone takes a cheap phone a tenth of a second, and old browsers have old zones.
 */
function moscowOffset(date: Date): number {
  if (date.getTime() >= FIXED_SINCE) return FIXED_OFFSET_MS;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: place.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(date);
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  const clock = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
  return clock - Math.floor(date.getTime() / 60_000) * 60_000;
}
