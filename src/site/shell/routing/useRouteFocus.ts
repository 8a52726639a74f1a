import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsScrollPosition } from '../../../lib/browser/scroll';
import { withoutPrefix } from '../../../lib/i18n/languages';
import { decodeEscapes } from '../../../lib/urls/urls';

/**
 * Focuses the hash's element, else the `h1`. Waits for the element, because the route renders late
 * on first load and a section may need data; the heading has the focus until then, unless the
 * visitor moves the focus.
 * @param leftPath path, with prefix, of the page that Back has left: the link to that page gets the
 *   focus if it is rendered with the heading
 * @returns the function that stops the wait
 */
function focusWhenRendered(hash: string, leftPath?: string): () => void {
  let focused: Element | null = null;
  /** Focuses the heading or the hash's element; returns whether there is nothing to wait for. */
  const focusTarget = (): boolean => {
    if (focused && document.activeElement !== focused) return true;
    const section = hash ? document.getElementById(decodeEscapes(hash.slice(1))) : null;
    const heading = document.querySelector<HTMLElement>('main h1');
    const followed =
      leftPath && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(leftPath)}"]`);
    const target = (heading && followed) || section || heading;
    if (target && target !== focused) {
      target.focus({ preventScroll: target !== section });
      if (target === section) section.scrollIntoView();
      focused = target;
    }
    return target !== null && (target !== heading || !hash);
  };
  const observer = new MutationObserver(() => {
    if (focusTarget()) observer.disconnect();
  });
  if (!focusTarget()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Returns the page's position in the history by React Router, 0 without one; Forward raises it. */
const historyPosition = (): number => window.history.state?.idx ?? 0;

/**
 * After a navigation focuses the new page's heading, which screen readers speak, or the hash's
 * element; after Back the followed link. Not when only the language prefix changes. On first load
 * and after `KEEP_SCROLL_POSITION`, only the hash's element.
 */
export function useRouteFocus(): void {
  const { pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const page = withoutPrefix(pathname);
  const previous = useRef({ page, hash, pathname, position: 0 });
  const focus = useEffectEvent((now: { page: string; hash: string }) => {
    const last = previous.current;
    previous.current = { ...now, pathname, position: historyPosition() };
    const isPop = navigationType === 'POP';
    const first = last.page === now.page && last.hash === now.hash;
    // Back and Forward lead to another page, whatever state its entry has.
    const stays = !isPop && keepsScrollPosition(state);
    if (!now.hash && (first || stays)) return undefined;
    // After Forward, the link to the page before is a breadcrumb.
    const isBack = isPop && historyPosition() <= last.position && last.page !== now.page;
    return focusWhenRendered(now.hash, isBack ? last.pathname : undefined);
  });
  // In an effect, because the focus target exists only after the new page has rendered.
  useEffect(() => focus({ page, hash }), [page, hash]);
}
