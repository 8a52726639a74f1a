import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import {
  type ActivityFilterValue,
  parseActivityFilter,
  toSearchParams,
} from './activityFilterValue';

/**
 * The state of the activity filter, stored in the search parameters. The value is optimistic, so that two quick
 * changes do not undo each other before the URL is updated.
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
