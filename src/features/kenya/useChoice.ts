import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IN_PLACE } from '../../lib/browser/scroll';
import { type Choice, choiceOf, paramsOf } from './choice';

/**
 * The reader's choice, kept in the address. A choice on its way into the address counts already, so
 * that two quick ones do not undo each other.
 */
export function useChoice(): [choice: Choice, choose: (next: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useOptimistic(choiceOf(params));
  const choose = (next: Choice) =>
    startTransition(async () => {
      setChoice(next);
      await setParams(paramsOf(next), { replace: true, state: IN_PLACE });
    });
  return [choice, choose];
}
