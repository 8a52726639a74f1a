import { useTranslation } from 'react-i18next';
import type { Months } from '../../../content/kenya/seasons';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { formatMonths, monthSet } from './months';

/** Returns a function that formats months: `[[6, 10], [1, 2]]` as “June–October, January–February”, all twelve as “all year”. */
export function useMonths(): (months: Months) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (months) =>
    monthSet(months).size === 12
      ? t('season.allYear')
      : formatMonths(months, language, (from, to) => t('season.range', { from, to }));
}
