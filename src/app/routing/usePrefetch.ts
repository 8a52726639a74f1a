import { useEffect } from 'react';
import { isStaff, languageOf } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { prefetchScreen } from './prepare';
import type { Screen } from './screens';

/** What comes before following a link: the pointer over it, a finger on it, the focus. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Fetches the code and the words of a page as soon as the reader seems about to open it. */
export function usePrefetch(screenAt: (pathname: string) => Screen): void {
  const language = useLanguage();
  useEffect(() => {
    const seen = new Set<string>();
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      if (!link || link.origin !== window.location.origin || isStaff(link.pathname)) return;
      // The pointer crosses a link many times.
      if (seen.has(link.pathname) || languageOf(link.pathname) !== language) return;
      seen.add(link.pathname);
      prefetchScreen(screenAt(link.pathname), language);
    };
    for (const sign of SIGNS) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, prefetch);
    };
  }, [screenAt, language]);
}
