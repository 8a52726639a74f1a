import { useTranslation } from 'react-i18next';
import { formatRecent } from '../../../lib/dates/dates';
import { useMinute } from '../../../lib/dates/useMinute';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useCurrentAdminName } from '../../auth/session/useCurrentAdmin';

interface Props {
  /** E-mail address or phone number; null for what was done in the database itself. */
  who: string | null;
  at: Date;
}

/** Who it was, and when. */
export function When({ who, at }: Props) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const now = useMinute();
  const own = useCurrentAdminName();
  return (
    <>
      {who === null ? t('changes.database') : who === own ? t('changes.you') : who}
      {' · '}
      <time dateTime={at.toISOString()}>{now && formatRecent(at, language, now)}</time>
    </>
  );
}
