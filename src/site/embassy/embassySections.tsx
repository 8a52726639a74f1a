import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, formatDay, formatDayOfYear, formatDays } from '../../lib/dates/calendarDay';
import { useToday } from '../../lib/dates/useToday';
import { env } from '../../lib/env';
import { useFacts } from '../../lib/facts/currentFacts';
import { withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { typeset } from '../../lib/text/typeset';
import { Pairs } from '../../ui/layout/Pairs';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { comingDaysToAsk, saturdayHolidays } from '../contacts/openingHours';
import styles from './embassySections.module.css';
import { Portrait, useLeaders } from './People';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** Renders a section of the Embassy's page, whose heading has the anchor `id`. */
export const EmbassySection = ({ id, title, children }: Props) => (
  <section className={`stack top ${styles.section}`}>
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);

/**
 * Introduces the leadership (R1.13). The heading of a person is the name, or the title of the
 * office while no name is confirmed.
 */
export function Leadership() {
  const { t } = useTranslation(['embassy', 'common']);
  const language = useLanguage();
  return (
    <EmbassySection id="leadership" title={t('leadership.title')}>
      <ul className={`plain-list stack gap-5 ${styles.leaders}`}>
        {useLeaders().map(({ office, name, title, photo, about, phone, email }) => (
          <li key={office}>
            {photo && <Portrait photo={photo} />}
            <div className="stack gap-2 top">
              <h3>{typeset((name ?? title)[language])}</h3>
              {name && <p className="small-print">{typeset(title[language])}</p>}
              <p>{about ? typeset(about[language]) : t(`leadership.${office}.text`)}</p>
              {phone && (
                <a href={`tel:${phone}`}>{t('common:contact.number', { number: phone })}</a>
              )}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </div>
          </li>
        ))}
      </ul>
    </EmbassySection>
  );
}

interface Period {
  from: Day;
  to: Day;
  name: string;
}

/** Lists days in their order, by year. */
function DayList({ days }: { days: Period[] }) {
  const language = useLanguage();
  const years = [...new Set(days.map(({ from }) => from.slice(0, 4)))];
  return years.map((year) => (
    <div key={year} className={`stack gap-2 ${styles.days}`}>
      <p className="semibold">{year}</p>
      <Pairs
        pairs={days
          .filter(({ from }) => from.startsWith(year))
          .map(({ from, to, name }) => ({
            key: from + name,
            label: formatDays(from, to, language, formatDayOfYear),
            value: name,
          }))}
      />
    </div>
  ));
}

/**
 * Lists the closed days that staff have entered, then the public holidays in the next twelve months
 * in Moscow, on which visitors should call first: Kenya's by name, Russia's in a line; and the
 * holidays on a Saturday, because visitors ask about the Monday after them.
 */
export function Holidays() {
  const { t } = useTranslation(['embassy', 'home', 'common']);
  const language = useLanguage();
  const today = useToday();
  const { closedDays } = useFacts();
  const toAsk = comingDaysToAsk(today);
  const kenyan = toAsk
    .filter(({ holiday }) => holiday !== 'russia')
    .map(({ holiday, ...days }) => ({ ...days, name: t(`holidays.${holiday}`, { ns: 'home' }) }));
  const russian = toAsk
    .filter(({ holiday }) => holiday === 'russia')
    .map(({ from, to }) => formatDays(from, to, language, formatDayOfYear))
    .join(', ');
  const saturdays = saturdayHolidays(today)
    .map(({ key, day }) => `${formatDay(day, language)} (${t(`holidays.${key}`, { ns: 'home' })})`)
    .join(', ');
  const ownDays = closedDays
    .filter(({ to, open }) => to >= today && !open)
    .map(({ from, to, reason, closesAt }) => {
      const name = reason[language];
      return {
        from,
        to,
        name: closesAt ? `${name} (${t('closedFrom', { ns: 'embassy', closesAt })})` : name,
      };
    })
    .sort((a, b) => a.from.localeCompare(b.from));
  const calendar = env.siteUrl + withPrefix('/closed-days.ics', language);
  return (
    <EmbassySection id="holidays" title={t('holidays.title')}>
      {ownDays.length > 0 && (
        <>
          <h3>{t('holidays.closed')}</h3>
          <DayList days={ownDays} />
          <h3>{t('holidays.callFirst')}</h3>
        </>
      )}
      <p>
        <AutoLink text={t('holidays.text')} />
      </p>
      <DayList days={kenyan} />
      <p>
        {t('holidays.russian')} {russian}.
      </p>
      {saturdays && (
        <p>
          {t('holidays.saturday')} {saturdays}.
        </p>
      )}
      <p>{t('holidays.idd')}</p>
      <p data-screen-only>{t('calendar.text')}</p>
      <p className="cluster" data-screen-only>
        <a href={calendar.replace(/^https?:/, 'webcal:')}>{t('calendar.subscribe')}</a>
        <a href={calendar} download>
          {t('calendar.download')}
        </a>
      </p>
    </EmbassySection>
  );
}

/** Lists the dates of the relations between Kenya and Russia. */
export function KeyDates() {
  const { t } = useTranslation('embassy');
  const events = t('relations.events', { returnObjects: true });
  return (
    <EmbassySection id="relations" title={t('relations.title')}>
      <Pairs pairs={events.map(({ date, text }) => ({ key: date, label: date, value: text }))} />
    </EmbassySection>
  );
}
