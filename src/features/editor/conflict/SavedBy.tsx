import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useAccountName } from '../../auth/session/useStaffMember';
import { usePersonName } from '../../people/usePersonName';

/**
 * Who saved the other version, and when in Moscow time. `name` is an e-mail address or phone
 * number, null if unknown.
 */
export function SavedBy({ name, at }: { name: string | null; at: Date }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const accountName = useAccountName();
  const personName = usePersonName();
  const date = formatDateTime(at, language);
  if (!name) return <p>{t('conflict.textUnknown', { date })}</p>;
  const self = name === accountName;
  const shownName = self ? `${t('conflict.self')} (${personName(name)})` : personName(name);
  return <p>{t('conflict.text', { name: shownName, date })}</p>;
}
