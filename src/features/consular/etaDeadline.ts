import { addDays, addMonths, type Day, isWeekday } from '../../lib/dates/calendarDay';
import { currentFacts } from '../../lib/facts/currentFacts';
import { holidayOn } from '../contacts/holidays';

export interface EtaDates {
  /** The first day on which the portal takes the application. */
  from: Day;
  /** The last safe day to apply. */
  latest: Day;
  /** The day by which a decision on an application of today is usual. */
  decision: Day;
  /** Whether `latest` is not past, or is past and `decision` is before the flight, or is not. */
  state: 'ahead' | 'tight' | 'late';
}

/**
 * Computes, from the facts, until when an eTA is safely applied for (R9.12) and when a decision is usual: after three days from
 * Monday to Friday that are no holidays of Kenya, where it is made. Checks no day.
 * @example etaDates('2026-12-20', '2026-12-09') // the 12th is Jamhuri Day, a Saturday
 * // { from: '2026-09-20', latest: '2026-12-06', decision: '2026-12-14', state: 'tight' }
 */
export function etaDates(flight: Day, today: Day): EtaDates {
  const { etaAhead, etaEarliest, etaProcessing } = currentFacts().times;
  const latest = addDays(flight, -7 * etaAhead.amount);
  let decision = today;
  for (let left = etaProcessing.amount; left > 0; ) {
    decision = addDays(decision, 1);
    if (isWeekday(decision) && !holidayOn(decision)) left -= 1;
  }
  const state = latest >= today ? 'ahead' : decision < flight ? 'tight' : 'late';
  return { from: addMonths(flight, -etaEarliest.amount), latest, decision, state };
}
