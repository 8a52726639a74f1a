import { useEffect, useRef, useState } from 'react';
import { isIdle, noteActivity } from '../../../services/auth/lastActivity';

/** How often it is looked at while nothing happens, in ms. */
const EVERY = 60_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls back once nobody has done anything for 12 hours: found out by a timer, when the page comes
 * back to view, and at the first sign of life after a computer was asleep, which must not count.
 * Gives whether the page was opened too late already; nothing must be shown then.
 */
export function useInactivity(onEnd: () => void): boolean {
  const [late] = useState(isIdle);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    const look = () => {
      if (isIdle()) end.current();
    };
    const act = () => (isIdle() ? end.current() : noteActivity());
    if (!late) noteActivity();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    for (const sign of SIGNS) window.addEventListener(sign, act, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const sign of SIGNS) window.removeEventListener(sign, act, { capture: true });
    };
  }, [late]);
  return late;
}
