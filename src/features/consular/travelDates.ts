import { times } from '../../content/facts';
import { addDays, type Day, lastWorkingDay, parseDay } from '../../lib/dates/calendarDay';

/** Why a date is rejected; the message is under `problems` in consular/dates.json. */
export type DayErrorCode = 'missing' | 'impossible' | 'past' | 'far' | 'afterDeparture';

/** Years after which a date of travel counts as mistyped. */
const FURTHEST_YEARS = 2;

/**
 * Checks the day of a visitor's flight or a pet's departure.
 * @param text the value of a date input, `2026-03-01`, or '' for an empty one
 * @param today the current day in Moscow, which still counts as valid
 * @returns null for a day from `today` to two years later, otherwise why it is rejected; never throws
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
 * Checks the day on which a pet's import permit is issued: it may be past, but not after the departure.
 * @param text the value of a date input, `2026-03-01`, or '' for an empty one
 * @param departure the text of the other input; while it is no valid day, `text` is not compared with it
 * @returns null for a valid day, otherwise why it is rejected; never throws
 */
export function permitProblem(text: string, departure: Day): DayErrorCode | null {
  if (text === '') return 'missing';
  const day = parseDay(text);
  if (!day) return 'impossible';
  return parseDay(departure) && day > departure ? 'afterDeparture' : null;
}

/** The days that `petDates` returns, each as `2026-03-01`. */
export interface PetDates {
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
 * Calculates when the documents of a pet are valid: the veterinary certificate from five days before
 * departure (R5.14), the import permit for 30 days, of which the day of issue is the first (R9.4).
 * @param departure as `2026-03-31`; neither day is checked here, `travelProblem` and `permitProblem` do that
 * @example petDates('2026-03-31', '2026-03-01')
 * // { certificateFrom: '2026-03-26', permitLast: '2026-03-30',
 * //   permitEarliest: '2026-03-02', covers: false }
 */
export function petDates(departure: Day, issued: Day): PetDates {
  const permitDays = times.petPermitValid.amount - 1;
  const permitLast = addDays(issued, permitDays);
  return {
    certificateFrom: addDays(departure, -times.vetCertificate.amount),
    permitLast,
    permitEarliest: addDays(departure, -permitDays),
    covers: permitLast >= departure,
  };
}

/** The days that `emergencyDates` returns, each as `2026-03-01`. */
export interface EmergencyDates {
  /** The third day before the flight. */
  latest: Day;
  /** The last day from Monday to Friday on or before `latest`. */
  workingDay: Day;
  /** Whether that working day is in the future, is today, or has passed. */
  state: 'ahead' | 'today' | 'late';
}

/**
 * Calculates the latest day for the interview for an emergency travel document: a working day at least three
 * days before the confirmed flight (R5.11). Public holidays are not excluded.
 * @param flight as `2026-03-10`; not checked here, `travelProblem` does that
 * @example emergencyDates('2026-03-10', '2026-03-02') // 2026-03-07 is a Saturday
 * // { latest: '2026-03-07', workingDay: '2026-03-06', state: 'ahead' }
 */
export function emergencyDates(flight: Day, today: Day): EmergencyDates {
  const latest = addDays(flight, -times.emergencyInterview.amount);
  const workingDay = lastWorkingDay(latest);
  const state = workingDay > today ? 'ahead' : workingDay === today ? 'today' : 'late';
  return { latest, workingDay, state };
}
