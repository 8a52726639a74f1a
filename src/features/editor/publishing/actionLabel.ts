import { useTranslation } from 'react-i18next';
import { formatShortDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { FormAction } from './publishingPlan';

/** Names an action; scheduling with its date: “Schedule for 23 November, 10:30”. */
export function useActionLabel(date: Date | null): (action: FormAction) => string {
  const { t } = useTranslation('adminDesk');
  const language = useLanguage();
  return (action) =>
    t(`action.${action}`, { date: date ? formatShortDateTime(date, language) : '' });
}
