import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsScrollPosition } from '../../../lib/browser/scroll';
import { sessionItems } from '../../../lib/browser/storage';
import { withoutPrefix } from '../../../lib/i18n/languages';

/** Returns the stored scroll positions of this tab, in pixels by `entryKey`; `{}` for none. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionItems.read('scroll') ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Scrolls to the top after a navigation, and to the previous position (session storage, `scroll`)
 * after Back, Forward and reload; not with `KEEP_SCROLL_POSITION` or a hash. Replaces the browser's
 * own restoration, because that runs before React has rendered.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef<Record<string, number>>(undefined);
  const page = withoutPrefix(pathname) + search;
  // With the page, because the first entry of every document has the same key.
  const entryKey = `${key} ${page}`;
  const entry = useRef({ entryKey, page: '' });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const record = () => {
      if (positions.current) positions.current[entry.current.entryKey] = window.scrollY;
    };
    const store = () => sessionItems.write('scroll', JSON.stringify(positions.current ?? {}));
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', record);
      window.removeEventListener('pagehide', store);
    };
  }, []);

  // In a layout effect, so that no page is shown at the scroll position of the previous one.
  useLayoutEffect(() => {
    if (!positions.current) {
      positions.current = readPositions();
      // A new navigation has the key of an earlier visit of the same page, at another position.
      const [entered] = performance.getEntriesByType?.('navigation') ?? [];
      if (entered && 'type' in entered && entered.type === 'navigate') {
        delete positions.current[entryKey];
      }
    }
    const moved = entry.current.page !== page;
    entry.current = { entryKey, page };
    const stored = positions.current[entryKey];
    const isPop = navigationType === 'POP';
    if (isPop && stored !== undefined) window.scrollTo(0, stored);
    else if (moved && !isPop && !hash && !keepsScrollPosition(state)) window.scrollTo(0, 0);
    // Because no scroll event records a page that is left without scrolling.
    positions.current[entryKey] ??= window.scrollY;
  }, [entryKey, page, hash, navigationType, state]);
}
