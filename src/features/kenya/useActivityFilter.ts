import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import {
  type ActivityFilterValue,
  parseActivityFilter,
  toSearchParams,
} from './activityFilterValue';

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
