import { activities, type Interest, interests } from '../../content/kenya/seasons';
import { monthSet } from '../../lib/dates/months';

/** Null matches every activity. */
export interface ActivityFilterValue {
  interest: Interest | null;
  /** From 1 to 12. */
  month: number | null;
}

/** `interest=sea&month=13` → `{ interest: 'sea', month: null }`. */
export function parseActivityFilter(params: URLSearchParams): ActivityFilterValue {
  const month = Number(params.get('month'));
  return {
    interest: interests.find((interest) => interest === params.get('interest')) ?? null,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : null,
  };
}

/** @example toSearchParams({ interest: 'sea', month: 7 }) // { interest: 'sea', month: '7' } */
export const toSearchParams = ({
  interest,
  month,
}: ActivityFilterValue): Record<string, string> => ({
  ...(interest && { interest }),
  ...(month && { month: String(month) }),
});

/** One without data in `activities` matches every filter, so that a new section is never hidden. */
export function matchesFilter(anchor: string, { interest, month }: ActivityFilterValue): boolean {
  const activity = activities[anchor];
  if (!activity) return true;
  return (
    (interest === null || activity.interests.includes(interest)) &&
    (month === null || monthSet(activity.months).has(month))
  );
}
