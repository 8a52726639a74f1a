import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useCurrentAdminName } from '../../auth/session/useCurrentAdmin';

/**
 * Renders who saved the other version of an item, and when in Moscow time; names the signed-in admin as such.
 * `name` is null where it is unknown; then only the date is stated.
 */
export function SavedBy({ name, at }: { name: string | null; at: Date }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const currentName = useCurrentAdminName();
  const date = formatDateTime(at, language);
  if (!name) return <p>{t('conflict.textUnknown', { date })}</p>;
  const shownName = name === currentName ? `${t('conflict.self')} (${name})` : name;
  return <p>{t('conflict.text', { name: shownName, date })}</p>;
}
