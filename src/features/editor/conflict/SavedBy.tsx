import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useCurrentAdminName } from '../../auth/session/useCurrentAdmin';

/** Who saved the other version, and when. */
export function SavedBy({ who, at }: { who: string | null; at: Date }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const self = useCurrentAdminName();
  const date = formatDateTime(at, language);
  if (!who) return <p>{t('conflict.textUnknown', { date })}</p>;
  const own = who === self;
  return <p>{t('conflict.text', { who: own ? `${t('conflict.self')} (${who})` : who, date })}</p>;
}
