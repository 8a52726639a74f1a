import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds. */
const DURATION = 260;

/**
 * Moves the page into its place after the banner above it has changed its height, by a transform, which does not count as a
 * layout shift (decision 0034). With reduced motion it stays where it was for the same time, then jumps.
 * @param banner the element whose siblings, and itself, have moved
 * @param distance in pixels; negative for up
 */
function slidePage(banner: Element, distance: number): void {
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  for (const element of banner.parentElement?.children ?? []) {
    // A transform would move a fixed element, which has not moved.
    if (getComputedStyle(element).position === 'fixed') continue;
    element.animate?.([{ transform: `translateY(${-distance}px)` }, { transform: 'none' }], {
      duration: DURATION,
      easing: still ? 'step-end' : 'ease-out',
    });
  }
}

/**
 * Places the banner in the page or, for an alert that arrives while the page is scrolled, fixed to the top of the viewport until
 * the visitor scrolls to the top or opens another page. Slides the page when either changes, and sets its scroll padding.
 * @param alerts their keys; empty without any
 * @returns the ref of the element around the banner, and whether it is fixed
 */
export function useBannerPlace(alerts: string) {
  const { pathname } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const placed = useRef<{ alerts: string; fixed: boolean; height: number }>(undefined);
  /** The page on which the banner is fixed. */
  const [fixedOn, setFixedOn] = useState<string | null>(null);
  const [known, setKnown] = useState('');
  // Before the banner is in the page, because the browser would adjust the scroll position to it.
  if (known !== alerts) {
    setKnown(alerts);
    if (known === '' && window.scrollY > 0) setFixedOn(pathname);
  }
  const fixed = alerts !== '' && fixedOn === pathname;

  // After each render, because text, language and folding change the height.
  useLayoutEffect(() => {
    const before = placed.current ?? { alerts: '', fixed: false, height: 0 };
    const ownHeight = element.current?.offsetHeight ?? 0;
    const height = fixed ? 0 : ownHeight;
    placed.current = { alerts, fixed, height };
    // Focused elements and the targets of links stay below a fixed banner.
    document.documentElement.style.scrollPaddingBlockStart = fixed
      ? `calc(${ownHeight}px + 1.5rem)`
      : '';
    // After a click on its button the page moves at once, as around every disclosure.
    const moves = before.alerts !== alerts || before.fixed !== fixed;
    const distance = height - before.height;
    if (moves && distance !== 0 && element.current) slidePage(element.current, distance);
  });

  useEffect(() => {
    if (!fixed) return;
    const onScroll = () => window.scrollY <= 0 && setFixedOn(null);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [fixed]);

  return { element, fixed };
}
