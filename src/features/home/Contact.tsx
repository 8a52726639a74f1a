import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/dates/calendarDay';
import { moscowToday } from '../../lib/dates/moscowTime';
import { type Opening, openingAt } from '../../lib/dates/openingHours';
import { useMinute } from '../../lib/dates/useMinute';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { ContactList } from '../../ui/text/ContactList';
import styles from './Contact.module.css';

/** On a public holiday of Kenya, the advice to call first. */
function useOpeningText(): (opening: Opening) => string[] {
  const { t } = useTranslation('home');
  return (opening) => {
    if (opening.state === 'open') return [t('opening.open', { time: opening.closes })];
    if (opening.state === 'holiday') {
      return [t('opening.holiday', { name: t(`holidays.${opening.holiday}`) })];
    }
    const { inDays, weekday, opens: time, holiday } = opening;
    const day =
      inDays > 1
        ? textAt(t, `opening.days.${weekday}`)
        : t(inDays === 0 ? 'opening.today' : 'opening.tomorrow');
    const closed = t('opening.closed', { day, time });
    return holiday
      ? [closed, t('opening.holidayThen', { name: t(`holidays.${holiday}`) })]
      : [closed];
  };
}

/** By Moscow time, updated every minute (R9.17). Prerendered HTML has the working hours instead (R1.10). */
function OpeningLine() {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  const openingText = useOpeningText();
  const now = useMinute();
  const opening = now && openingAt(now);
  // States the date, because with a clock that is a day off the Embassy would seem open on a Sunday.
  const day = now && t('opening.day', { day: formatDay(moscowToday(now), language, true) });
  return (
    <p className={styles.line} data-state={opening?.state} data-screen-only>
      <Clock aria-hidden="true" size="1.2em" />
      <span>
        {opening
          ? [...openingText(opening), day].join(' ')
          : t('contact.hoursText', { ns: 'common' })}
      </span>
    </p>
  );
}

/** Requirements R1.12, R1.22. */
export function Contact({ map }: { map: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="contact" className={`container ${styles.section}`}>
      <div className={styles.text}>
        <h2 id="contact" tabIndex={-1}>
          {t('contact.title')}
        </h2>
        <p>{t('contact.text')}</p>
        <OpeningLine />
        {/* Not on paper, where the page header has the contacts. */}
        <div data-screen-only>
          <ContactList />
        </div>
      </div>
      {map}
    </section>
  );
}
