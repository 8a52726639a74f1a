import { times } from '../../content/facts';
import { addDays, type Day, lastWorkingDay, parseDay } from '../../lib/dates/calendarDay';

/** Why a date is rejected; the message is under `problems` in consular/dates.json. */
export type DayErrorCode = 'missing' | 'impossible' | 'past' | 'far' | 'afterDeparture';

/** Years after which a date of travel counts as mistyped. */
const FURTHEST_YEARS = 2;

/**
 * Validates a day of travel.
 * @param text the value of a date input, `2026-03-01` or empty
 * @returns null for a valid day from today to two years ahead
 */
export function travelProblem(text: string, today: Day): DayErrorCode | null {
  if (text === '') return 'missing';
  const day = parseDay(text);
  if (!day) return 'impossible';
  if (day < today) return 'past';
  const year = String(Number(today.slice(0, 4)) + FURTHEST_YEARS);
  return day > year + today.slice(4) ? 'far' : null;
}

/** Validates a permit's day of issue, which may be in the past, but not after the departure; null when valid. */
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
 * Calculates the dates of a pet's documents. A certificate may be signed five days before departure at the
 * earliest (R5.14); a permit is valid for 30 days, the day of issue included (R9.4). Both arguments must be
 * valid.
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
  /** The third day before the flight. */
  latest: Day;
  /** The last day from Monday to Friday on or before `latest`. */
  workingDay: Day;
  /** Whether that working day is in the future, is today, or has passed. */
  state: 'ahead' | 'today' | 'late';
}

/**
 * Calculates the last day for the interview for an emergency travel document: a working day at least three
 * days before the confirmed flight (R5.11). Both arguments must be valid.
 */
export function emergencyDates(flight: Day, today: Day): EmergencyDates {
  const latest = addDays(flight, -times.emergencyInterview.amount);
  const workingDay = lastWorkingDay(latest);
  const state = workingDay > today ? 'ahead' : workingDay === today ? 'today' : 'late';
  return { latest, workingDay, state };
}
