import { useEffect, useState } from 'react';
import { useHydrated } from './useHydrated';

const MINUTE_MS = 60_000;

/**
 * The present moment, renewed whenever the clock's minute changes; undefined in a page's finished
 * HTML, which is read at any time.
 */
export function useMinute(): Date | undefined {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => new Date());
  // A clock is outside of React; each moment waits for the next full minute.
  useEffect(() => {
    const rest = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date()), rest);
    return () => clearTimeout(timer);
  }, [now]);
  return hydrated ? now : undefined;
}
