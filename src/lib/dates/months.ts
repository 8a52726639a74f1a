import type { Months } from '../../content/kenya/seasons.ts';
import { dateFormat } from '../i18n/intl.ts';
import { type Language, locales } from '../i18n/languages.ts';

/** The twelve months of a year, from 1. */
export const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

/** The months of the ranges as a set of numbers from 1 to 12. A range may pass the end of the year. */
export const monthSet = (ranges: Months): ReadonlySet<number> =>
  new Set(
    allMonths.filter((month) =>
      ranges.some(([from, to]) =>
        from <= to ? month >= from && month <= to : month >= from || month <= to,
      ),
    ),
  );

/** The name of a month (1 to 12) in the nominative, or its first letter: `June`, `J`; `июнь`, `И`. */
export const monthName = (
  month: number,
  language: Language,
  style: 'long' | 'narrow' = 'long',
): string => dateFormat(locales[language], { month: style }).format(Date.UTC(2026, month - 1, 1));

/**
 * Formats ranges of months: `June–October, January–February`, `июнь — октябрь, январь — февраль`.
 * @param range joins the names of the first and the last month
 */
export const formatMonths = (
  ranges: Months,
  language: Language,
  range: (from: string, to: string) => string,
): string =>
  ranges
    .map(([from, to]) => {
      const [first, last] = [monthName(from, language), monthName(to, language)];
      return from === to ? first : range(first, last);
    })
    .join(', ');
