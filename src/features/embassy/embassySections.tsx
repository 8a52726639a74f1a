import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Leader } from '../../content/leadership';
import * as builtIn from '../../content/leadership';
import { type Day, formatDay, formatDays } from '../../lib/dates/calendarDay';
import { useToday } from '../../lib/dates/useToday';
import { env } from '../../lib/env';
import { useFacts } from '../../lib/facts/currentFacts';
import { withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { typeset } from '../../lib/text/typeset';
import { mediaUrl } from '../../lib/urls/media';
import { comingDaysToAsk, saturdayHolidays } from '../contacts/openingHours';
import styles from './embassySections.module.css';

interface Props {
  id: string;
  title: string;
  wide?: boolean;
  children: ReactNode;
}

export const EmbassySection = ({ id, title, wide = false, children }: Props) => (
  <section className={wide ? `container stack gap-5 ${styles.wide}` : `stack ${styles.section}`}>
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);

/** Introduces people, with a portrait or the shield in its place. One without a confirmed name is headed by the title (R1.13). */
function People({ people }: { people: (Leader & { text?: string })[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles.people}>
      {people.map(({ name, title, photo, about, text, phone, email }) => (
        <div key={title.en} className={styles.person}>
          <img
            src={photo ? mediaUrl(photo) : '/shield.svg'}
            alt=""
            width={400}
            height={500}
            loading="lazy"
            className={photo ? styles.photo : `${styles.photo} ${styles.shield}`}
          />
          <div className="stack gap-2">
            {name && <p className="small-print">{typeset(title[language])}</p>}
            <h3>{typeset((name ?? title)[language])}</h3>
            {(about ?? text) && <p>{about ? typeset(about[language]) : text}</p>}
            {phone && <a href={`tel:${phone}`}>{t('contact.number', { number: phone })}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </div>
        </div>
      ))}
    </div>
  );
}

const offices = ['ambassador', 'deputy'] as const;

/** Renders the offices of the Embassy's leadership, and the sections that staff have introduced. */
export function Leadership() {
  const { t } = useTranslation('embassy');
  const facts = useFacts();
  const leadership = { ...builtIn.leadership, ...facts.leadership };
  const sections = Object.values(facts.sections ?? {});
  return (
    <EmbassySection id="leadership" title={t('leadership.title')} wide>
      <People
        people={offices.map((office) => ({
          ...leadership[office],
          text: t(`leadership.${office}.text`),
        }))}
      />
      {sections.length > 0 && (
        <>
          <h2 className={styles.next}>{t('leadership.sections')}</h2>
          <People people={sections} />
        </>
      )}
    </EmbassySection>
  );
}

interface Period {
  from: Day;
  to: Day;
  name: string;
}

function DayList({ days }: { days: Period[] }) {
  const language = useLanguage();
  return (
    <ul className={`plain-list ${styles.holidays}`}>
      {days.map(({ from, to, name }) => (
        <li key={from + name} className="stack gap-3">
          <span>{formatDays(from, to, language)}</span>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Lists the days on which the Embassy is closed, as staff have entered them, and apart from them the public holidays of Kenya and
 * Russia in the next twelve months from today in Moscow, on which visitors should call before they come, and those on a Saturday,
 * because visitors ask about the Monday after them.
 */
export function Holidays() {
  const { t } = useTranslation(['embassy', 'home', 'common']);
  const language = useLanguage();
  const today = useToday();
  const { closedDays } = useFacts();
  const publicHolidays = comingDaysToAsk(today).map(({ holiday, ...days }) => ({
    ...days,
    name: t(`holidays.${holiday}`, { ns: 'home' }),
  }));
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
      <p>{t('holidays.text')}</p>
      <DayList days={publicHolidays} />
      {saturdays && (
        <p>
          {t('holidays.saturday')} {saturdays}
        </p>
      )}
      <p>{t('holidays.idd')}</p>
      <p className="cluster gap-3" data-screen-only>
        {t('calendar.text')}
        <a href={calendar.replace(/^https?:/, 'webcal:')}>{t('calendar.subscribe')}</a>
        <a href={calendar} download>
          {t('calendar.download')}
        </a>
      </p>
    </EmbassySection>
  );
}

export function Timeline() {
  const { t } = useTranslation('embassy');
  const events = t('relations.events', { returnObjects: true });
  return (
    <EmbassySection id="relations" title={t('relations.title')} wide>
      <ol className={`plain-list ${styles.timeline}`}>
        {events.map(({ date, text }) => (
          <li key={date}>
            <h3>{date}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </EmbassySection>
  );
}
