/** Formatters by what they were asked for: making one takes longer than using it a hundred times. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

function known<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}

/** The browser's formatter of dates for a locale, which takes them as UTC. */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  known(
    dates,
    locale + JSON.stringify(options),
    () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );

/** A date in words, taken as UTC; a Russian day stays on one line with its month. */
export const formatWithIntl = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
  date: Date,
): string =>
  dateFormat(locale, options)
    .format(date)
    .replace(/(\d) (?=[а-я])/, '$1\u00a0');

/** Whole numbers up to here look the same in every language of the site, and need no formatter. */
const PLAIN_UP_TO = 999;

/** A number as it is written in a locale: `1,000` · `1 000`. */
export const formatNumber = (number: number, locale: string): string =>
  Number.isInteger(number) && number >= 0 && number <= PLAIN_UP_TO
    ? String(number)
    : known(numbers, locale, () => new Intl.NumberFormat(locale)).format(number);
