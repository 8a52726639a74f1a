import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsScrollPosition } from '../../lib/browser/scroll';
import { withoutPrefix } from '../../lib/i18n/languages';

const STORE = 'scroll';

/** Where the reader was on each entry of this tab's history. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    window.sessionStorage.setItem(STORE, JSON.stringify(positions));
  } catch {
    // Without storage a reload begins at the top, and nothing else is lost.
  }
}

/**
 * A new page begins at its top, Back returns to where the reader was, and a link that stays in
 * place moves nothing. The browser cannot do it by itself, since it acts before the page is drawn.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const how = useNavigationType();
  const positions = useRef<Record<string, number>>(undefined);
  const page = withoutPrefix(pathname) + search;
  // The first entry of every document has the same key, so the page belongs to it.
  const place = `${key} ${page}`;
  const entry = useRef({ place, page: '' });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (positions.current) positions.current[entry.current.place] = window.scrollY;
    };
    const keep = () => writePositions(positions.current ?? {});
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  // Before the browser paints, so that no page is seen at the place of the one before.
  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const moved = entry.current.page !== page;
    entry.current = { place, page };
    const known = positions.current[place];
    if (how === 'POP' && known !== undefined) window.scrollTo(0, known);
    else if (moved && how !== 'POP' && !hash && !keepsScrollPosition(state)) window.scrollTo(0, 0);
  }, [place, page, hash, how, state]);
}
