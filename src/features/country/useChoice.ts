import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { type Choice, choiceOf, paramsOf } from './choice';

/**
 * The reader's choice, kept in the address. A choice on its way into the address counts already, so
 * that two quick ones do not undo each other.
 */
export function useChoice(): [choice: Choice, choose: (next: Choice) => void] {
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  const [params, setParams] = useSearchParams();
  const onItsWay = coming?.pathname === pathname ? new URLSearchParams(coming.search) : null;
  const choose = (next: Choice) =>
    setParams(paramsOf(next), { replace: true, preventScrollReset: true });
  return [choiceOf(onItsWay ?? params), choose];
}
