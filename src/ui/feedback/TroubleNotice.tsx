import { useTranslation } from 'react-i18next';
import type { portals } from '../../content/site';
import { formatDayOfYear } from '../../lib/dates/calendarDay';
import type { Statement } from '../../lib/facts/facts';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { AutoLink } from '../navigation/AutoLink';
import { Callout } from './Callout';

export interface TroubleProps extends Statement {
  portal: (typeof portals)[number];
}

/** Says since when a portal has trouble, and whom to ask meanwhile. */
export function TroubleNotice({ portal, day, stated }: TroubleProps) {
  const { t } = useTranslation('portals');
  const language = useLanguage();
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
