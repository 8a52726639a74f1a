import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutPrefix } from '../../lib/i18n/languages';

/** The id an anchor names. A visitor may have any anchor in the address, malformed ones too. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Moves the focus to what the address names: a section by its anchor, else the page's heading.
 * @returns false when the page is not drawn yet
 */
function focusTarget(hash: string): boolean {
  const section = hash ? document.getElementById(idOf(hash)) : null;
  const target = section ?? document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: section === null });
  section?.scrollIntoView();
  return target !== null;
}

/** The first page is drawn after the frame around it: then the focus waits for it. */
function arrive(hash: string): () => void {
  const observer = new MutationObserver(() => {
    if (focusTarget(hash)) observer.disconnect();
  });
  if (!focusTarget(hash)) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After a navigation the focus goes to the new page's `h1` and its title is announced. A switch of
 * language stays on the same page and moves nothing.
 * @returns the text for the page's live region
 */
export function useRouteFocus(): string {
  const { pathname, hash } = useLocation();
  const page = withoutPrefix(pathname);
  const previous = useRef(page + hash);
  const [announcement, setAnnouncement] = useState('');
  // Focus and title exist only after the new page has been drawn.
  useEffect(() => {
    const first = previous.current === page + hash;
    previous.current = page + hash;
    if (first && !hash) return;
    if (!first) setAnnouncement(document.title);
    return arrive(hash);
  }, [page, hash]);
  return announcement;
}
