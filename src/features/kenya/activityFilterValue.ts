import { activities, type Interest, interests } from '../../content/kenya/seasons';
import { monthSet } from '../../lib/dates/months';

/** What a reader of the page of things to do is after; null is no matter. */
export interface ActivityFilterValue {
  interest: Interest | null;
  /** From 1 to 12. */
  month: number | null;
}

/** The choice an address holds (`?interest=sea&month=7`); what it cannot mean counts as none. */
export function parseActivityFilter(params: URLSearchParams): ActivityFilterValue {
  const month = Number(params.get('month'));
  return {
    interest: interests.find((interest) => interest === params.get('interest')) ?? null,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : null,
  };
}

/** The choice as the address holds it. */
export const toSearchParams = ({
  interest,
  month,
}: ActivityFilterValue): Record<string, string> => ({
  ...(interest && { interest }),
  ...(month && { month: String(month) }),
});

/** Whether an activity, by its anchor, fits the choice. One without data fits any. */
export function matchesFilter(anchor: string, { interest, month }: ActivityFilterValue): boolean {
  const activity = activities[anchor];
  if (!activity) return true;
  return (
    (interest === null || activity.interests.includes(interest)) &&
    (month === null || monthSet(activity.months).has(month))
  );
}
