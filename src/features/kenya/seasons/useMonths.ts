import { useTranslation } from 'react-i18next';
import type { Months } from '../../../content/kenya/seasons';
import { formatMonths, monthSet } from '../../../lib/dates/months';
import { useLanguage } from '../../../lib/i18n/useLanguage';

/** Returns a function that formats months: `[[6, 10], [1, 2]]` as “June–October, January–February”, all twelve as “all year”. */
export function useMonths(): (months: Months) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (months) =>
    monthSet(months).size === 12
      ? t('season.allYear')
      : formatMonths(months, language, (from, to) => t('season.range', { from, to }));
}
