import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import {
  type ActivityFilterValue,
  parseActivityFilter,
  toSearchParams,
} from './activityFilterValue';

/**
 * Returns the filter of the page of things to do, and its setter. The filter is in the URL,
 * `?interest=sea&month=7`; an absent or unknown value is null and matches every activity. The setter replaces
 * the history entry and all URL parameters and preserves the scroll position; its value is returned before
 * the URL has changed, so that two quick changes do not undo each other.
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
