import { useTranslation } from 'react-i18next';
import { formatRecent } from '../../../lib/dates/recentTime';
import { useMinute } from '../../../lib/dates/useMinute';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useAccountName } from '../../account/session/useStaffMember';
import { usePersonName } from '../../people/usePeople';

interface Props {
  /** E-mail address or phone number; null for a change made in the database itself. */
  actor: string | null;
  at: Date;
}

/** Says who made a change (“you”, a name, or the database) and when, relative for recent times. */
export function ActorAndTime({ actor, at }: Props) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const now = useMinute();
  const accountName = useAccountName();
  const personName = usePersonName();
  return (
    <>
      {actor === null && t('changes.database')}
      {actor !== null && (actor === accountName ? t('changes.you') : personName(actor))}
      {' · '}
      <time dateTime={at.toISOString()}>{now && formatRecent(at, language, now)}</time>
    </>
  );
}
