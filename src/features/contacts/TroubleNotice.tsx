import { useTranslation } from 'react-i18next';
import type { portals } from '../../content/site';
import { formatDayOfYear } from '../../lib/dates/calendarDay';
import { useStatement } from '../../lib/facts/statements';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Callout } from '../../ui/feedback/Callout';
import { AutoLink } from '../../ui/navigation/AutoLink';

export interface TroubleProps {
  portal: (typeof portals)[number];
}

/** Says since when a portal has trouble, and whom to ask meanwhile, as long as the statement is shown. */
export function TroubleNotice({ portal }: TroubleProps) {
  const { t } = useTranslation('portals');
  const language = useLanguage();
  const statement = useStatement([`trouble.${portal}`]);
  if (!statement) return null;
  const { day, stated } = statement;
  const name = t(`name.${portal}`);
  return (
    <Callout kind="note">
      <p>
        <strong>{t('trouble', { portal: name, day: formatDayOfYear(day, language) })}</strong>{' '}
        {t('later', { stated: formatDayOfYear(stated, language) })}
      </p>
      <p>
        <AutoLink text={`${t(`desk.${portal}`)} ${t('flight')}`} />
      </p>
    </Callout>
  );
}
