import { times } from '../../content/facts';
import { dateInWords } from '../i18n/intl';
import { locales } from '../i18n/languages';
import { toMoscowInput } from './dates';

/** A day of the calendar as `YYYY-MM-DD`. Days have no clock, so no time zone can shift them. */
export type Day = string;

/** Why a date is refused; its words stand under `problems` in consular/dates.json. */
export type DayProblem = 'missing' | 'impossible' | 'past' | 'far' | 'afterDeparture';

const DAY_MS = 86_400_000;

/** No journey is planned further ahead: a later date is a mistyped year. */
const FURTHEST_YEARS = 2;

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** The text as a day, or null when the calendar has no such day (30 February, 31 April). */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const date = utc(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text ? text : null;
}

/** The day `count` days later; earlier when negative. */
export const addDays = (day: Day, count: number): Day =>
  dayOf(new Date(utc(day).getTime() + count * DAY_MS));

/** The day it is in Moscow, whatever the browser's zone. */
export const moscowToday = (now: Date = new Date()): Day => toMoscowInput(now).slice(0, 10);

/** `3 March 2026` · `3 марта 2026 г.`; with the weekday before it when asked. */
export const formatDay = (day: Day, language: keyof typeof locales, weekday = false): string =>
  dateInWords(
    locales[language],
    { day: 'numeric', month: 'long', year: 'numeric', ...(weekday && { weekday: 'long' }) },
    utc(day),
  );

/** The day itself when it is from Monday to Friday, else the Friday before it. */
export function lastWorkingDay(day: Day): Day {
  const weekday = utc(day).getUTCDay();
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}

/** What is wrong with a day of travel, seen from `today`; null when nothing is. */
export function travelProblem(text: string, today: Day): DayProblem | null {
  if (text === '') return 'missing';
  const day = parseDay(text);
  if (!day) return 'impossible';
  if (day < today) return 'past';
  const year = String(Number(today.slice(0, 4)) + FURTHEST_YEARS);
  return day > year + today.slice(4) ? 'far' : null;
}

/** What is wrong with the day a permit is issued; it may lie in the past. */
export function permitProblem(text: string, departure: Day): DayProblem | null {
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
 * The dates of a pet's papers (spec 5 and 9). A certificate counts from five days before the
 * departure; of the permit's thirty days the day of issue is the first. Takes valid days.
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
  /** The last day from Monday to Friday that is not after it. */
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
