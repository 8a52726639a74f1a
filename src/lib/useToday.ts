import { useState } from 'react';
import { type Day, moscowToday } from './consularDates';
import { env } from './env';
import { useHydrated } from './useHydrated';

/** Today in Moscow as the page was opened; in a page's finished HTML the day it was built. */
export function useToday(): Day {
  const [today] = useState(() => moscowToday());
  return useHydrated() ? today : env.builtOn;
}
