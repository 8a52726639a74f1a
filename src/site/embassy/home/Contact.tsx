import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/dates/calendarDay';
import { moscowDay } from '../../../lib/dates/moscowTime';
import { useMinute } from '../../../lib/dates/useMinute';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { ContactList } from '../../contacts/ContactList';
import { type Closure, enteredDay, type Opening, openingAt } from '../../contacts/openingHours';
import { RussianAddress } from '../../contacts/RussianAddress';
import styles from './Contact.module.css';

/**
 * Returns a function that states whether the Embassy is open or when it opens next, and advises a
 * call if it may be closed.
 */
function useOpeningText(): (opening: Opening) => string[] {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const closureText = (closure: Closure, when: 'now' | 'then'): string =>
    closure.by === 'kenya'
      ? t(`opening.kenya.${when}`, { name: t(`holidays.${closure.holiday}`) })
      : closure.by === 'russia'
        ? t(`opening.russia.${when}`)
        : closure.reason[language];
  return (opening) => {
    if (opening.state === 'open') return [t('opening.open', { time: opening.closes })];
    if (opening.state === 'ask') return [closureText(opening.closure, 'now')];
    const { inDays, weekday, opens: time, closure } = opening;
    const day =
      inDays > 1
        ? textAt(t, `opening.days.${weekday}`)
        : t(inDays === 0 ? 'opening.today' : 'opening.tomorrow');
    const closed = t('opening.closed', { day, time });
    return closure ? [closed, closureText(closure, 'then')] : [closed];
  };
}

/**
 * Says whether the Embassy is open in Moscow, the day, and why staff have closed it (R9.17).
 * Prerendered HTML has the usual hours instead (R1.10).
 */
function OpeningLine() {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  const openingText = useOpeningText();
  const now = useMinute();
  const opening = now && openingAt(now);
  const own = now && enteredDay(moscowDay(now));
  // The date, because with a clock that is a day off the Embassy would seem open on a Sunday.
  const day = now && t('opening.day', { day: formatDay(moscowDay(now), language, true) });
  return (
    <p className={styles.line} data-state={opening?.state} data-screen-only>
      <Clock size="1.2em" />
      <span>
        {opening
          ? [own?.open ? '' : own?.reason[language], ...openingText(opening), day]
              .filter(Boolean)
              .join(' ')
          : t('contact.hoursText', { ns: 'common' })}
      </span>
    </p>
  );
}

/** Renders the contacts of the Embassy beside `map`, the sketch of the way (R1.12, R1.22). */
export function Contact({ map }: { map: ReactNode }) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section className={styles.section}>
      <div className="stack top">
        <h2 id="contact" tabIndex={-1}>
          {t('contact.title')}
        </h2>
        <p>{t('contact.text')}</p>
        <OpeningLine />
        {/* Not on paper, where the page header has the contacts. */}
        <div data-screen-only>
          <ContactList
            inRussian={
              <RussianAddress map="yandexMap" shown={t('contact.addressLines', { ns: 'common' })} />
            }
          />
        </div>
        <p className="small-print">
          <AutoLink text={t('contact.acceptance')} />
        </p>
        <p className="small-print">
          <AutoLink text={t('contact.access')} />
        </p>
      </div>
      {map}
    </section>
  );
}
