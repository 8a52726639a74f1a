import { activities, type Interest, interests } from '../../content/kenya/seasons';
import { monthSet } from '../../lib/dates/months';

/** The filter of the page of things to do; null matches every activity. */
export interface ActivityFilterValue {
  interest: Interest | null;
  /** From 1 to 12. */
  month: number | null;
}

/**
 * Reads the filter of activities from the URL parameters `interest` and `month`: `interest=sea&month=13` → `{
 * interest: 'sea', month: null }`. An absent or invalid value becomes null; never throws.
 */
export function parseActivityFilter(params: URLSearchParams): ActivityFilterValue {
  const month = Number(params.get('month'));
  return {
    interest: interests.find((interest) => interest === params.get('interest')) ?? null,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : null,
  };
}

/**
 * Returns the URL parameters of a filter without those that are null, `{}` for no filter.
 * @example toSearchParams({ interest: 'sea', month: 7 }) // { interest: 'sea', month: '7' }
 */
export const toSearchParams = ({
  interest,
  month,
}: ActivityFilterValue): Record<string, string> => ({
  ...(interest && { interest }),
  ...(month && { month: String(month) }),
});

/**
 * Checks whether an activity belongs to the interest and has the month among its best ones. One without data
 * in `activities` matches every filter, so that a new section is never hidden.
 * @param anchor of the activity's section on the page of things to do
 */
export function matchesFilter(anchor: string, { interest, month }: ActivityFilterValue): boolean {
  const activity = activities[anchor];
  if (!activity) return true;
  return (
    (interest === null || activity.interests.includes(interest)) &&
    (month === null || monthSet(activity.months).has(month))
  );
}
