import { useEffect, useState } from 'react';
import { useClientValue } from '../hooks/useClientValue';

const MINUTE_MS = 60_000;

/**
 * The current time, updated whenever the clock's minute changes; undefined in prerendered HTML, which
 * is read at any time.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState(() => new Date());
  // The clock is outside of React; each update schedules the next full minute.
  useEffect(() => {
    const rest = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date()), rest);
    return () => clearTimeout(timer);
  }, [now]);
  return useClientValue<Date | undefined>(now, undefined);
}
