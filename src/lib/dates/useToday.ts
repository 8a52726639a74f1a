import { useState } from 'react';
import { env } from '../env';
import { useKnownHere } from '../hooks/useKnownHere';
import type { Day } from './calendarDay';
import { moscowToday } from './dates';

/** Today in Moscow when the page was opened; in prerendered HTML the day of the build. */
export function useToday(): Day {
  const [today] = useState(moscowToday);
  return useKnownHere(today, env.builtOn);
}

/** The same for a text that names the year alone. */
export function useThisYear(): string {
  const [today] = useState(moscowToday);
  return useKnownHere(today.slice(0, 4), env.builtOn.slice(0, 4));
}
