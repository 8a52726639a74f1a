import ical, { ICalAlarmType, type ICalEventData } from 'ical-generator';
import { place } from '../../content/facts';
import { addDays, type Day } from '../../lib/dates/calendarDay';
import { fromMoscowInput } from '../../lib/dates/moscowTime';

interface Visit {
  day: Day;
  /** `H:mm` in Moscow time. */
  opens: string;
  closes: string;
  title: string;
  text: string;
  url: string;
}

/** Seconds before the visit at which a calendar reminds of it: a day and two hours. */
const ALARMS = [86_400, 7_200];

const at = (day: Day, time: string): Date => {
  const date = fromMoscowInput(`${day}T${time.padStart(5, '0')}`);
  if (!date) throw new RangeError(`Not a time: ${day} ${time}`);
  return date;
};

/** Returns an iCalendar file (RFC 5545) with an entry, whose id gets the host of its page. */
function fileOf(id: string, url: string, event: Omit<ICalEventData, 'id' | 'url'>): string {
  const { host } = new URL(url);
  const calendar = ical({ prodId: { company: host, product: 'visit' } });
  calendar.createEvent({ id: `${id}@${host}`, url, ...event });
  return calendar.toString();
}

interface WholeDays extends Pick<Visit, 'title' | 'text' | 'url'> {
  /** The same for the same subject, so that a calendar replaces an earlier entry. */
  id: string;
  from: Day;
  to: Day;
  location?: string;
}

/** Returns an iCalendar file with an entry for whole days, and an alarm at its beginning. */
export const daysFile = ({ id, from, to, title, text, url, location }: WholeDays): string =>
  fileOf(id, url, {
    allDay: true,
    start: new Date(from),
    end: new Date(addDays(to, 1)),
    summary: title,
    description: text,
    ...(location && { location }),
    alarms: [{ type: ICalAlarmType.display, trigger: 0 }],
  });

/** Returns an iCalendar file of a visit, in UTC, because calendars then show it right in every time zone. */
export const calendarFile = ({ day, opens, closes, title, text, url }: Visit): string =>
  // The id is the same for the same service and day, so that a calendar replaces an earlier entry.
  fileOf(url.replace(/\W+/g, '-'), url, {
    start: at(day, opens),
    end: at(day, closes),
    summary: title,
    description: text,
    location: { title: place.inRussian, geo: { lat: place.latitude, lon: place.longitude } },
    alarms: ALARMS.map((trigger) => ({ type: ICalAlarmType.display, trigger })),
  });
