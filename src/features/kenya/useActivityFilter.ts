import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import {
  type ActivityFilterValue,
  parseActivityFilter,
  toSearchParams,
} from './activityFilterValue';

/**
 * The reader's choice, kept in the address. A choice on its way into the address counts already, so
 * that two quick ones do not undo each other.
 */
export function useActivityFilter(): [
  choice: ActivityFilterValue,
  choose: (next: ActivityFilterValue) => void,
] {
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useOptimistic(parseActivityFilter(params));
  const choose = (next: ActivityFilterValue) =>
    startTransition(async () => {
      setChoice(next);
      await setParams(toSearchParams(next), { replace: true, state: KEEP_SCROLL_POSITION });
    });
  return [choice, choose];
}
