import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { activities, type Interest, interests, type Months } from '../../content/kenya/seasons';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import { monthRanges, monthSet } from './seasons/months';

/** Filter of activities; null in a part matches every activity. */
export interface ActivityFilterValue {
  interest: Interest | null;
  /** Month from 1 to 12. */
  month: number | null;
}

/** Reads the filter from the URL; unknown values are null: `interest=sea&month=13` becomes `{ interest: 'sea', month: null }`. */
function parseActivityFilter(params: URLSearchParams): ActivityFilterValue {
  const month = Number(params.get('month'));
  return {
    interest: interests.find((interest) => interest === params.get('interest')) ?? null,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : null,
  };
}

/**
 * Returns the parameters of the URL for a filter.
 * @example toSearchParams({ interest: 'sea', month: 7 }) // { interest: 'sea', month: '7' }
 */
const toSearchParams = ({ interest, month }: ActivityFilterValue): Record<string, string> => ({
  ...(interest && { interest }),
  ...(month && { month: String(month) }),
});

/**
 * Returns whether a section matches; one without data does always, because a new section must never be hidden.
 * @param anchor key of the section in `activities`
 */
export function matchesFilter(anchor: string, { interest, month }: ActivityFilterValue): boolean {
  const activity = activities[anchor];
  if (!activity) return true;
  return (
    (interest === null || activity.interests.includes(interest)) &&
    (month === null || monthSet(activity.months).has(month))
  );
}

/** Returns the months in which something of an interest matches, in ranges. */
export function monthsOf(interest: Interest): Months {
  const all = Object.values(activities).filter(({ interests }) => interests.includes(interest));
  return monthRanges(new Set(all.flatMap(({ months }) => [...monthSet(months)])));
}

/**
 * Holds the filter in the URL, `?interest=sea&month=7`. The setter replaces the history entry and preserves the scroll position;
 * its value is returned before the URL has changed, because two quick changes would otherwise undo each other.
 */
export function useActivityFilter(): [
  value: ActivityFilterValue,
  setValue: (next: ActivityFilterValue) => void,
] {
  const [params, setParams] = useSearchParams();
  const [value, setOptimisticValue] = useOptimistic(parseActivityFilter(params));
  const setValue = (next: ActivityFilterValue) =>
    startTransition(async () => {
      setOptimisticValue(next);
      await setParams(toSearchParams(next), { replace: true, state: KEEP_SCROLL_POSITION });
    });
  return [value, setValue];
}
