import { useEffect } from 'react';
import { isStaffPath, pathLanguage } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { preloadRoute } from './loadRoute';
import type { AppRoute } from './routes';

/** The events that precede a click on a link. */
const EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Preloads a route when its link is hovered, touched or focused, once for each pathname, except for
 * the staff area and the other language.
 * @param routeAt the same function on every render
 */
export function usePreload(routeAt: (pathname: string) => AppRoute): void {
  const language = useLanguage();
  useEffect(() => {
    const seen = new Set<string>();
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || isStaffPath(link.pathname)) return;
      // Once for each pathname, because the pointer crosses a link many times.
      if (seen.has(link.pathname) || pathLanguage(link.pathname) !== language) return;
      seen.add(link.pathname);
      preloadRoute(routeAt(link.pathname), language);
    };
    for (const event of EVENTS) document.addEventListener(event, preload, { passive: true });
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, preload);
    };
  }, [routeAt, language]);
}
