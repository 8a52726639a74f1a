import ical, { ICalEventTransparency } from 'ical-generator';
import { addDays, type Day } from '../lib/dates/calendarDay';
import { env } from '../lib/env';
import { currentFacts } from '../lib/facts/currentFacts';
import { i18n } from '../lib/i18n/i18n';
import { type Language, languages, withPrefix } from '../lib/i18n/languages';
import { daysToAsk } from '../site/contacts/openingHours';

interface Entry {
  from: Day;
  to: Day;
  summary: string;
}

/**
 * Returns the days of a year and the next on which the Embassy is or may be closed: the closed days
 * that staff have entered, and the public holidays for which staff have entered nothing. Needs the
 * namespaces `embassy` and `home`.
 */
function closedDayEntries(year: number, language: Language): Entry[] {
  const t = i18n.getFixedT(language, ['embassy', 'home']);
  const own = currentFacts().closedDays.filter(
    ({ to, open }) => !open && to >= `${year}-01-01` && to < `${year + 2}-01-01`,
  );
  return [
    ...daysToAsk(`${year}-01-01`, `${year + 2}-01-01`).map(({ holiday, ...days }) => ({
      ...days,
      summary: t('calendar.mayBeClosed', { reason: t(`holidays.${holiday}`, { ns: 'home' }) }),
    })),
    ...own.map(({ from, to, reason, closesAt }) => ({
      from,
      to,
      summary: t(closesAt ? 'calendar.closedFrom' : 'calendar.closed', {
        reason: reason[language],
        closesAt,
      }),
    })),
  ];
}

/**
 * Returns `closed-days.ics` of both languages by file name, for subscribers: the days of this year
 * and the next on which the Embassy is or may be closed. Needs the namespaces `embassy` and `home`.
 */
export function calendars(now = new Date()): Record<string, string> {
  const { host } = new URL(env.siteUrl);
  const year = now.getUTCFullYear();
  const files = languages.map((language): [string, string] => {
    const path = withPrefix('/closed-days.ics', language);
    const t = i18n.getFixedT(language, 'embassy');
    const calendar = ical({
      name: t('calendar.name'),
      prodId: { company: host, product: 'closed-days' },
      url: env.siteUrl + path,
      ttl: 86_400,
    });
    for (const { from, to, summary } of closedDayEntries(year, language)) {
      calendar.createEvent({
        // The same in every build, so that a calendar replaces what it has.
        id: `${from}-closed@${host}`,
        allDay: true,
        start: new Date(from),
        // The day after the last one.
        end: new Date(addDays(to, 1)),
        summary,
        url: `${env.siteUrl}${withPrefix('/embassy', language)}#holidays`,
        // It does not block the day of the person who subscribes.
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    }
    return [path.slice(1), calendar.toString()];
  });
  return Object.fromEntries(files);
}
