import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/dates';
import { queryClient } from '../../../lib/http/queryClient';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { sessionQuery } from '../../auth/session/sessionQuery';

/** Who saved the other version, and when. */
export function SavedBy({ who, at }: { who: string | null; at: Date }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data: admin } = useQuery({ ...sessionQuery, enabled: false }, queryClient);
  const date = formatDateTime(at, language);
  if (!who) return <p>{t('conflict.textUnknown', { date })}</p>;
  const own = who === admin?.email || who === `+${admin?.phone}`;
  return <p>{t('conflict.text', { who: own ? `${t('conflict.self')} (${who})` : who, date })}</p>;
}
