import { useState } from 'react';
import { env } from '../env';
import { useKnownHere } from '../hooks/useKnownHere';
import type { Day } from './calendarDay';
import { moscowToday } from './dates';

/** Today in Moscow as the page was opened; in a page's finished HTML the day it was built. */
export function useToday(): Day {
  const [today] = useState(moscowToday);
  return useKnownHere(today, env.builtOn);
}

/** The same for what is said of the year alone. */
export function useThisYear(): string {
  const [today] = useState(moscowToday);
  return useKnownHere(today.slice(0, 4), env.builtOn.slice(0, 4));
}
