import { activities, type Interest, interests } from '../../content/kenya/seasons';
import { monthSet } from '../../lib/dates/months';

/** The filter of the page of things to do; null matches every activity. */
export interface ActivityFilterValue {
  interest: Interest | null;
  /** From 1 to 12. */
  month: number | null;
}

/** Parses the search parameters `?interest=sea&month=7`; an invalid value becomes null. */
export function parseActivityFilter(params: URLSearchParams): ActivityFilterValue {
  const month = Number(params.get('month'));
  return {
    interest: interests.find((interest) => interest === params.get('interest')) ?? null,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : null,
  };
}

/** Returns the search parameters of a filter; null values are omitted. */
export const toSearchParams = ({
  interest,
  month,
}: ActivityFilterValue): Record<string, string> => ({
  ...(interest && { interest }),
  ...(month && { month: String(month) }),
});

/** Whether an activity, given by its anchor, matches the filter; one without data matches every filter. */
export function matchesFilter(anchor: string, { interest, month }: ActivityFilterValue): boolean {
  const activity = activities[anchor];
  if (!activity) return true;
  return (
    (interest === null || activity.interests.includes(interest)) &&
    (month === null || monthSet(activity.months).has(month))
  );
}
