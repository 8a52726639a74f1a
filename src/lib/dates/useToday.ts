import { useState } from 'react';
import { env } from '../env';
import { useClientValue } from '../hooks/useClientValue';
import type { Day } from './calendarDay';
import { moscowToday } from './moscowTime';

/** Returns the day in Moscow when the component was mounted; in prerendered HTML and during hydration the day of the build. */
export function useToday(): Day {
  const [today] = useState(moscowToday);
  return useClientValue(today, env.builtOn);
}

/** Returns the year of {@link useToday}. Re-renders after hydration only if it differs from that of the build. */
export function useThisYear(): string {
  const [today] = useState(moscowToday);
  return useClientValue(today.slice(0, 4), env.builtOn.slice(0, 4));
}
