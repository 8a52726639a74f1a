import { useState } from 'react';
import { env } from '../env';
import { useClientValue } from '../hooks/useClientValue';
import type { Day } from './calendarDay';
import { moscowToday } from './moscowTime';

/**
 * Returns the day in Moscow (`YYYY-MM-DD`) when the component was mounted, which midnight does not
 * change; in prerendered HTML and during hydration the day of the build.
 */
export function useToday(): Day {
  const [today] = useState(moscowToday);
  return useClientValue(today, env.builtOn);
}

/**
 * Returns the year (`YYYY`) in Moscow when the component was mounted; in prerendered HTML and during
 * hydration that of the build. Re-renders after hydration only if the two differ.
 */
export function useThisYear(): string {
  const [today] = useState(moscowToday);
  return useClientValue(today.slice(0, 4), env.builtOn.slice(0, 4));
}
