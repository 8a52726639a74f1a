import { useEffect, useState } from 'react';
import { useKnownHere } from '../hooks/useKnownHere';

const MINUTE_MS = 60_000;

/**
 * The present moment, renewed whenever the clock's minute changes; undefined in a page's finished
 * HTML, which is read at any time.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState(() => new Date());
  // A clock is outside of React; each moment waits for the next full minute.
  useEffect(() => {
    const rest = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date()), rest);
    return () => clearTimeout(timer);
  }, [now]);
  return useKnownHere<Date | undefined>(now, undefined);
}
