import { useEffect, useState } from 'react';
import { useClientValue } from '../hooks/useClientValue';

const MINUTE_MS = 60_000;

/** The current time, updated every full minute; undefined in prerendered HTML and during hydration. */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState(() => new Date());
  // Each update schedules the next one.
  useEffect(() => {
    const rest = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date()), rest);
    return () => clearTimeout(timer);
  }, [now]);
  return useClientValue<Date | undefined>(now, undefined);
}
