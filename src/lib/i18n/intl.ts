import { locales } from './languages.ts';

/** Formatters by locale and options, because constructing one costs as much as a hundred uses. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Returns the formatter at a key; creates it at the first call. */
function cached<Format>(cache: Map<string, Format>, key: string, create: () => Format): Format {
  const format = cache.get(key) ?? create();
  cache.set(key, format);
  return format;
}

/**
 * Returns the cached formatter of a locale and options, always in UTC: `timeZone` is ignored,
 * because callers pass days at midnight in UTC, or instants that are shifted to Moscow time.
 */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  cached(
    dates,
    locale + JSON.stringify(options),
    () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );

/**
 * Formats a date in UTC with no-break spaces between number and word, and between `at` or `в` and
 * time: `3 March 2026` breaks only after the month, `3 марта 2026 г. в 14:05` also after `г.`
 * @param locale a BCP 47 locale
 * @throws {RangeError} for an invalid Date
 */
export const formatWithIntl = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
  date: Date,
): string =>
  dateFormat(locale, options)
    .format(date)
    .replace(/(\d) (?=[A-Zа-я])/g, '$1\u00a0')
    .replace(/ (at|в) (?=\d)/, ' $1\u00a0');

/** Up to here no formatter is used: its first use costs a cheap phone 0.1 s (decision 0024). */
const PLAIN_UP_TO = 999;

/**
 * Formats a number with thousands separators: 1050 as `1,050` (en-GB). Russian separates from
 * 10,000 on, with a no-break space: `1050`, `10 000`.
 */
export const formatNumber = (number: number, locale: string): string =>
  Number.isInteger(number) && number >= 0 && number <= PLAIN_UP_TO
    ? String(number)
    : cached(
        numbers,
        locale,
        () =>
          new Intl.NumberFormat(locale, { useGrouping: locale === locales.ru ? 'min2' : 'auto' }),
      ).format(number);
