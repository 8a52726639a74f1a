import { useEffect, useEffectEvent, useState } from 'react';
import { isIdle, recordActivity } from '../../data/auth/lastActivity';

/** Milliseconds between two checks without events. */
const CHECK_INTERVAL = 60_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls `onIdle` after 12 hours without a press, key or wheel event in any tab. Checks also when
 * the page becomes visible and before it records an event, because timers do not run while the
 * computer sleeps.
 * @returns whether the 12 hours had passed on mount already; the page must not be rendered then
 */
export function useIdleTimeout(onIdle: () => void): boolean {
  const [idleOnMount] = useState(isIdle);
  const check = useEffectEvent(() => {
    if (isIdle()) onIdle();
  });
  const onInput = useEffectEvent(() => (isIdle() ? onIdle() : recordActivity()));

  useEffect(() => {
    if (!idleOnMount) recordActivity();
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setInterval(() => check(), CHECK_INTERVAL);
    document.addEventListener('visibilitychange', () => check(), { signal });
    for (const event of ACTIVITY_EVENTS) {
      window.addEventListener(event, () => onInput(), { capture: true, passive: true, signal });
    }
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [idleOnMount]);
  return idleOnMount;
}
