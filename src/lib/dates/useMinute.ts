import { useEffect, useState } from 'react';
import { useClientValue } from '../hooks/useClientValue';

const MINUTE_MS = 60_000;

/**
 * Returns the current time and re-renders at every full minute of the device's clock; undefined in
 * prerendered HTML and during hydration, because the build cannot know the time.
 */
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
