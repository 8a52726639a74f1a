import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/dates/calendarDay';
import { comingHolidays } from '../../lib/dates/holidays';
import { useToday } from '../../lib/dates/useToday';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { EmbassySection } from './EmbassySection';
import styles from './Holidays.module.css';

/** In the next twelve months from today in Moscow; visitors should call before they come. */
export function Holidays() {
  const { t } = useTranslation(['embassy', 'home']);
  const language = useLanguage();
  const today = useToday();
  return (
    <EmbassySection id="holidays" title={t('holidays.title')}>
      <p>{t('holidays.text')}</p>
      <ul className={`plain-list ${styles.holidays}`}>
        {comingHolidays(today).map(({ key, day }) => (
          <li key={day}>
            <time dateTime={day}>{formatDay(day, language)}</time>
            <span>{t(`holidays.${key}`, { ns: 'home' })}</span>
          </li>
        ))}
      </ul>
      <p>{t('holidays.idd')}</p>
    </EmbassySection>
  );
}
