import { addDays, addMonths, type Day, isWeekday } from '../../../lib/dates/calendarDay';
import { currentFacts } from '../../../lib/facts/currentFacts';
import type { Facts } from '../../../lib/facts/facts';
import { type Closure, closureOn, enteredDay, firstDayAt } from '../../contacts/openingHours';
import { petDates } from '../travelDates';

export type VisitDay =
  /** Hours in Moscow time; `own` is what staff have entered for the day, such as why it closes early. */
  | { state: 'open'; opens: string; closes: string; own: ReturnType<typeof enteredDay> }
  | { state: 'weekend' }
  /** State of today after the hours of the Embassy. */
  | { state: 'over' }
  | ({ state: 'closed' } & { closure: Closure });

/**
 * Returns the state of a day for a visit: open with its hours, closed with the reason, a weekend, or over. Reads hours and closed
 * days from the current facts.
 * @param day today or later, in Moscow
 */
export function visitOn(day: Day, now: Date): VisitDay {
  if (!isWeekday(day)) return { state: 'weekend' };
  const closure = closureOn(day);
  if (closure?.by !== 'embassy' && day < firstDayAt(now)) return { state: 'over' };
  if (closure) return { state: 'closed', closure };
  const { opens, closes } = currentFacts().hours.embassy;
  const own = enteredDay(day);
  return { state: 'open', opens, closes: own?.closesAt ?? closes, own };
}

type Times = Facts['times'];

/** The day that follows from the day of the visit, by page; visit.json has the sentences under `case`. */
const caseDays = {
  '/consular/passports/emergency': (day: Day, times: Times) =>
    addDays(day, times.emergencyInterview.amount),
  '/consular/passports/replacement': (day: Day, times: Times) =>
    addMonths(day, times.passportAhead.amount),
  '/consular/marriage': (day: Day, times: Times) => addMonths(day, times.marriageAhead.amount),
  '/consular/pets': (day: Day) => petDates(day, day).permitLast,
};

export type CasePath = keyof typeof caseDays;

/** Returns whether the sheet of a page states a day that follows from that of the visit. */
export const hasCaseDay = (path: string): path is CasePath => Object.hasOwn(caseDays, path);

/**
 * Returns the first day of a flight or wedding for which the visit is early enough, the day before which a passport should not
 * expire, or the last day of a permit that is issued on the visit.
 */
export const caseDay = (path: CasePath, visit: Day): Day =>
  caseDays[path](visit, currentFacts().times);
