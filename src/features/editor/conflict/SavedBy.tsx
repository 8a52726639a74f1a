import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useAccountName } from '../../auth/session/useStaffMember';
import { usePersonName } from '../../people/usePersonName';

/**
 * Renders who saved the other version of an item, and when in Moscow time; names the signed-in account as such.
 * `name` is an e-mail address or phone number; null where it is unknown; then only the date is stated.
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
