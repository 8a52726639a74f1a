import { useEffect, useEffectEvent, useState } from 'react';
import { isIdle, recordActivity } from '../../../services/auth/lastActivity';

/** How often inactivity is checked while no event comes, in ms. */
const CHECK_INTERVAL = 60_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls `onIdle` after 12 hours without input: checked by a timer, when the page becomes visible, and
 * at the first input after the computer was asleep, which must not count as activity.
 * @returns whether the 12 hours were over when the component mounted; nothing may be shown then
 */
export function useIdleTimeout(onIdle: () => void): boolean {
  const [idleOnMount] = useState(isIdle);
  const check = useEffectEvent(() => {
    if (isIdle()) onIdle();
  });
  const onInput = useEffectEvent(() => (isIdle() ? onIdle() : recordActivity()));

  useEffect(() => {
    if (!idleOnMount) recordActivity();
    const listening = new AbortController();
    const { signal } = listening;
    const timer = setInterval(() => check(), CHECK_INTERVAL);
    document.addEventListener('visibilitychange', () => check(), { signal });
    for (const event of ACTIVITY_EVENTS) {
      window.addEventListener(event, () => onInput(), { capture: true, passive: true, signal });
    }
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [idleOnMount]);
  return idleOnMount;
}
