import { useTranslation } from 'react-i18next';
import { formatRecent } from '../../../lib/dates/moscowTime';
import { useMinute } from '../../../lib/dates/useMinute';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useCurrentAdminName } from '../../auth/session/useCurrentAdmin';

interface Props {
  /** E-mail address or phone number; null for a change made in the database itself. */
  who: string | null;
  at: Date;
}

/** Who made a change («you» for the reader), and when. */
export function ActorAndTime({ who, at }: Props) {
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
