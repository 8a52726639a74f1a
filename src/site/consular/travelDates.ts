import { addDays, type Day, parseDay } from '../../lib/dates/calendarDay';
import { moscowDay } from '../../lib/dates/moscowTime';
import { currentFacts } from '../../lib/facts/currentFacts';
import { type Closure, firstVisitDay, lastOpenDay } from '../contacts/openingHours';

/** Reasons why a date is rejected; the messages are under `problems` in consular/dates.json. */
export type DayErrorCode = 'missing' | 'impossible' | 'past' | 'far' | 'afterDeparture';

/** Years after which a date of travel counts as mistyped. */
const FURTHEST_YEARS = 2;

/**
 * Checks the date of a journey.
 * @param text the value of a date input, `2026-03-01`, or '' for an empty one
 * @param today in Moscow; still valid
 * @returns null for a day from `today` to two years later, otherwise why it is rejected
 */
export function travelProblem(text: string, today: Day): DayErrorCode | null {
  if (text === '') return 'missing';
  const day = parseDay(text);
  if (!day) return 'impossible';
  if (day < today) return 'past';
  const year = String(Number(today.slice(0, 4)) + FURTHEST_YEARS);
  return day > year + today.slice(4) ? 'far' : null;
}

/**
 * Checks the permit's day of issue, which may be past, but not after the departure.
 * @param text the value of a date input, `2026-03-01`, or '' for an empty one
 * @param departure the text of the other input; not compared unless it is a valid day
 * @returns null for a valid day, otherwise why it is rejected
 */
export function permitProblem(text: string, departure: Day): DayErrorCode | null {
  if (text === '') return 'missing';
  const day = parseDay(text);
  if (!day) return 'impossible';
  return parseDay(departure) && day > departure ? 'afterDeparture' : null;
}

export interface PetDays {
  /** The first day on which a veterinary certificate may be signed. */
  certificateFrom: Day;
  /** The last day on which the permit can be used. */
  permitLast: Day;
  /** The first day of issue with which the permit still covers the departure. */
  permitEarliest: Day;
  /** Whether the permit is still valid on the day of departure. */
  covers: boolean;
}

/**
 * Computes the dates of a pet's journey from the facts: the veterinary certificate is valid from
 * five days before departure (R5.14), the import permit 30 days from its day of issue (R9.4).
 * Checks neither day.
 * @example petDates('2026-03-31', '2026-03-01')
 * // { certificateFrom: '2026-03-26', permitLast: '2026-03-30', permitEarliest: '2026-03-02',
 * //   covers: false }
 */
export function petDates(departure: Day, issued: Day): PetDays {
  const { times } = currentFacts();
  const permitDays = times.petPermitValid.amount - 1;
  const permitLast = addDays(issued, permitDays);
  return {
    certificateFrom: addDays(departure, -times.vetCertificate.amount),
    permitLast,
    permitEarliest: addDays(departure, -permitDays),
    covers: permitLast >= departure,
  };
}

export interface EmergencyDays {
  /** The third day before the flight. */
  latest: Day;
  /** The last day on or before `latest` on which the Embassy is not expected to be closed. */
  workingDay: Day;
  /** The weekdays from `workingDay` to `latest` on which it is expected to be closed. */
  skipped: Closure[];
  /** The last day that is not a holiday of Russia either; `workingDay` itself in most weeks. */
  certainDay: Day;
  /** The day to come: `certainDay`, or `workingDay` when that one has passed. */
  day: Day;
  /** Whether the Embassy's hours on `day` are to come, are today, or have passed. */
  state: 'ahead' | 'today' | 'late';
}

/**
 * Computes the last working day at least three days before a confirmed flight (R5.11), from the
 * facts. Checks no day.
 * @example emergencyDates('2026-12-28', new Date('2026-11-23T09:00Z')) // 2026-12-25: Christmas Day
 * // { latest: '2026-12-25', workingDay: '2026-12-24', certainDay: '2026-12-24',
 * //   day: '2026-12-24', state: 'ahead',
 * //   skipped: [{ by: 'kenya', day: '2026-12-25', holiday: 'christmas' }] }
 */
export function emergencyDates(flight: Day, now: Date): EmergencyDays {
  const latest = addDays(flight, -currentFacts().times.emergencyInterview.amount);
  const { day: workingDay, skipped } = lastOpenDay(latest);
  const certainDay = lastOpenDay(latest, true).day;
  const first = firstVisitDay(now);
  const day = certainDay < first ? workingDay : certainDay;
  const state = day < first ? 'late' : day === moscowDay(now) ? 'today' : 'ahead';
  return { latest, workingDay, skipped, certainDay, day, state };
}
