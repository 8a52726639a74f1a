import { useTranslation } from 'react-i18next';
import type { Months } from '../../content/kenya/seasons';
import { dateFormat } from '../../lib/i18n/intl';
import { type Language, locales } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';

export const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

/** Returns the months in ranges, also across the year's end: `[[11, 2]]` gives `{1, 2, 11, 12}`. */
export const monthSet = (ranges: Months): ReadonlySet<number> =>
  new Set(
    allMonths.filter((month) =>
      ranges.some(([from, to]) =>
        from <= to ? month >= from && month <= to : month >= from || month <= to,
      ),
    ),
  );

/** Names a month from 1 to 12, nominative: `June`, `июнь`. */
export const monthName = (month: number, language: Language): string =>
  dateFormat(locales[language], { month: 'long' }).format(Date.UTC(2026, month - 1, 1));

/**
 * Formats ranges of months in the given order: `June–October, January–February` (en), `июнь —
 * октябрь, январь — февраль` (ru). A range of one month is its name alone; no ranges are `''`.
 * @param range joins two names of months in the manner of the language
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

/** Returns a function that formats months: `[[6, 10]]` as “June–October”, twelve as “all year”. */
export function useMonths(): (months: Months) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (months) =>
    monthSet(months).size === 12
      ? t('season.allYear')
      : formatMonths(months, language, (from, to) => t('season.range', { from, to }));
}
