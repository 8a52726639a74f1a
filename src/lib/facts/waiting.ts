import { pages } from '../../content/site';
import { addDays, type Day } from '../dates/calendarDay';
import { moscowToday, parseDate } from '../dates/moscowTime';
import type { Facts } from './facts';

/** Days after which a stated waiting time is not shown any more, because it would be taken for a present one. */
const SHOWN_DAYS = 14;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The services that need a visit, for which staff can state a waiting time, by the last segment of their path. */
export const waitingServices: string[] = pages
  .filter(({ kind, group, onlineOnly }) => kind === 'service' && group && !onlineOnly)
  .map(({ path }) => nameOf(path));

/**
 * Returns the waiting time that staff have stated for a service, or for that to which its case belongs; null without one, and
 * from the fifteenth day on.
 * @param today in Moscow
 */
export function waitingOf(
  facts: Facts,
  path: string,
  today: Day,
): { applied: Day; stated: Day } | null {
  const parent = nameOf(path.slice(0, path.lastIndexOf('/')));
  const waiting = facts.waiting.get(nameOf(path)) ?? facts.waiting.get(parent);
  if (!waiting) return null;
  const stated = moscowToday(parseDate(waiting.at));
  return addDays(stated, SHOWN_DAYS) > today ? { applied: waiting.applied, stated } : null;
}
