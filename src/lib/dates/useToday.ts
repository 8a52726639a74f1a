import { useState } from 'react';
import { env } from '../env';
import { useClientValue } from '../hooks/useClientValue';
import type { Day } from './calendarDay';
import { moscowDay } from './moscowTime';

/** Returns the day in Moscow at mount; in prerendered HTML and during hydration the build's day. */
export function useToday(): Day {
  const [today] = useState(moscowDay);
  return useClientValue(today, env.builtOn);
}

/** Returns the year of {@link useToday}; re-renders after hydration if the year has changed. */
export function useThisYear(): string {
  const [today] = useState(moscowDay);
  return useClientValue(today.slice(0, 4), env.builtOn.slice(0, 4));
}
