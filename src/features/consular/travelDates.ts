import { times } from '../../content/facts';
import { addDays, type Day, lastWorkingDay, parseDay } from '../../lib/dates/calendarDay';

/** Why a date is refused; the message is under `problems` in consular/dates.json. */
export type DayErrorCode = 'missing' | 'impossible' | 'past' | 'far' | 'afterDeparture';

/** No journey is planned further ahead: a later date is a mistyped year. */
const FURTHEST_YEARS = 2;

/** What is wrong with a day of travel, seen from `today`; null when nothing is. */
export function travelProblem(text: string, today: Day): DayErrorCode | null {
  if (text === '') return 'missing';
  const day = parseDay(text);
  if (!day) return 'impossible';
  if (day < today) return 'past';
  const year = String(Number(today.slice(0, 4)) + FURTHEST_YEARS);
  return day > year + today.slice(4) ? 'far' : null;
}

/** What is wrong with the day a permit is issued; it may lie in the past. */
export function permitProblem(text: string, departure: Day): DayErrorCode | null {
  if (text === '') return 'missing';
  const day = parseDay(text);
  if (!day) return 'impossible';
  return parseDay(departure) && day > departure ? 'afterDeparture' : null;
}

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
 * The dates of a pet's documents (spec 5 and 9). A certificate may be signed five days before departure at
 * the earliest; a permit is valid for thirty days, the day of issue included. Both arguments must be valid.
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

export interface EmergencyDates {
  /** Three days before the flight. */
  latest: Day;
  /** The last day from Monday to Friday on or before `latest`. */
  workingDay: Day;
  /** Whether that working day is yet to come, is today, or has passed. */
  state: 'ahead' | 'today' | 'late';
}

/**
 * The last day for the interview for an emergency travel document: no later than three days before
 * the confirmed flight (spec 5), on a working day. Takes valid days.
 */
export function emergencyDates(flight: Day, today: Day): EmergencyDates {
  const latest = addDays(flight, -times.emergencyInterview.amount);
  const workingDay = lastWorkingDay(latest);
  const state = workingDay > today ? 'ahead' : workingDay === today ? 'today' : 'late';
  return { latest, workingDay, state };
}
