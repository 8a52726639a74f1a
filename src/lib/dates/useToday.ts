import { useState } from 'react';
import { env } from '../env';
import { useClientValue } from '../hooks/useClientValue';
import type { Day } from './calendarDay';
import { moscowToday } from './moscowTime';

/** Today in Moscow when the page was opened; in prerendered HTML the day of the build. */
export function useToday(): Day {
  const [today] = useState(moscowToday);
  return useClientValue(today, env.builtOn);
}

/** The same for a text that names the year alone. */
export function useThisYear(): string {
  const [today] = useState(moscowToday);
  return useClientValue(today.slice(0, 4), env.builtOn.slice(0, 4));
}
