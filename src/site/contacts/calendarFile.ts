import ical, { ICalAlarmType } from 'ical-generator';
import { place } from '../../content/facts';
import type { Day } from '../../lib/dates/calendarDay';
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

/** Returns the instant of a day and a time, `9:00`, in Moscow; RangeError if there is none. */
const moscowInstant = (day: Day, time: string): Date => {
  const date = fromMoscowInput(`${day}T${time.padStart(5, '0')}`);
  if (!date) throw new RangeError(`Not a time: ${day} ${time}`);
  return date;
};

/**
 * Returns an iCalendar file (RFC 5545) of a visit, in UTC for every time zone. Service and day
 * determine the id, so that a calendar replaces an earlier entry.
 */
export function calendarFile({ day, opens, closes, title, text, url }: Visit): string {
  const { host } = new URL(url);
  const calendar = ical({ prodId: { company: host, product: 'visit' } });
  calendar.createEvent({
    id: `${url.replace(/\W+/g, '-')}@${host}`,
    url,
    start: moscowInstant(day, opens),
    end: moscowInstant(day, closes),
    summary: title,
    description: text,
    location: { title: place.inRussian, geo: { lat: place.latitude, lon: place.longitude } },
    alarms: ALARMS.map((trigger) => ({ type: ICalAlarmType.display, trigger })),
  });
  return calendar.toString();
}
