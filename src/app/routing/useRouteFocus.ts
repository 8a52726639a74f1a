import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsScrollPosition } from '../../lib/browser/scroll';
import { withoutPrefix } from '../../lib/i18n/languages';

/** The id of a hash, decoded; encoded if it is malformed. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Focuses the element of the hash, otherwise the `h1`; false if the page is not rendered yet. */
function focusTarget(hash: string): boolean {
  const section = hash ? document.getElementById(idOf(hash)) : null;
  const target = section ?? document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: section === null });
  section?.scrollIntoView();
  return target !== null;
}

/** Waits for the target, because on first load the route renders after the shell; the result stops waiting. */
function focusWhenRendered(hash: string): () => void {
  const observer = new MutationObserver(() => {
    if (focusTarget(hash)) observer.disconnect();
  });
  if (!focusTarget(hash)) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Focuses the heading of the new page, or the element of the hash, after a navigation. Not when only the language prefix
 * changes; on first load, and after `KEEP_SCROLL_POSITION` such as the redirect of a renamed article, only with a hash.
 * @returns the text of the live region: the title of the new page, `''` before the first navigation
 */
export function useRouteFocus(): string {
  const { pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  // Back and Forward lead to another page, whatever state its entry has.
  const stays = useEffectEvent(() => navigationType !== 'POP' && keepsScrollPosition(state));
  const page = withoutPrefix(pathname);
  const previous = useRef(page + hash);
  const [announcement, setAnnouncement] = useState('');
  // In an effect, because the focus target and the title exist only after the new page has rendered.
  useEffect(() => {
    const first = previous.current === page + hash;
    previous.current = page + hash;
    if (!first) setAnnouncement(document.title);
    return hash || !(first || stays()) ? focusWhenRendered(hash) : undefined;
  }, [page, hash]);
  return announcement;
}
