import { pages, portals } from '../../content/site';
import { addDays, type Day } from '../dates/calendarDay';
import { moscowToday } from '../dates/moscowTime';
import { useMinute } from '../dates/useMinute';
import { useFacts } from './currentFacts';
import type { Facts, Statement } from './facts';

/**
 * Days for which a statement of staff is shown, because later it would be taken for a present one: of which day the applications
 * of a service are ready, and since which day a portal has trouble.
 */
export const shownDays = { waiting: 14, trouble: 3 };

export type StatementGroup = keyof typeof shownDays;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The services that need a visit, by the last segment of their path. */
const visitedServices: string[] = pages
  .filter(({ kind, group, onlineOnly }) => kind === 'service' && group && !onlineOnly)
  .map(({ path }) => nameOf(path));

/** The keys of all statements that staff can make. */
export const statementKeys: string[] = [
  ...visitedServices.map((service) => `waiting.${service}`),
  ...portals.map((portal) => `trouble.${portal}`),
];

/** Returns the keys of the waiting time of a service, and of that to which its case belongs. */
export const waitingKeys = (path: string): string[] =>
  [path, path.slice(0, path.lastIndexOf('/'))].map((one) => `waiting.${nameOf(one)}`);

/**
 * Returns what staff have stated under the first of these keys that has a statement; null without one, and after its days.
 * @param today in Moscow
 */
export function statementOf(facts: Facts, keys: string[], today: Day): Statement | null {
  const key = keys.find((one) => facts.statements.has(one)) ?? '';
  const stated = facts.statements.get(key);
  const days = shownDays[key.split('.')[0] as StatementGroup];
  return stated && addDays(stated.stated, days) > today ? stated : null;
}

/** Returns {@link statementOf} today, also on a page that stays open; null in prerendered HTML, in which it would not end. */
export function useStatement(keys: string[]): Statement | null {
  const now = useMinute();
  const facts = useFacts();
  return now ? statementOf(facts, keys, moscowToday(now)) : null;
}
