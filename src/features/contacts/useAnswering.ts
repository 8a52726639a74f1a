import { useMinute } from '../../lib/dates/useMinute';
import { openingAt } from './openingHours';

/**
 * Returns which line answers at this hour: that of the Embassy by day, the 24-hour line while it is closed or may be. In
 * prerendered HTML that of the Embassy.
 */
export function useAnswering(): 'day' | 'night' {
  const now = useMinute();
  return !now || openingAt(now).state === 'open' ? 'day' : 'night';
}
