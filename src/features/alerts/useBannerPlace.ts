import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds. */
const DURATION = 260;

/** The custom property of the height of a fixed banner, above which focused elements, targets of links and other bars stay. */
const setSpace = (space: string): void =>
  document.documentElement.style.setProperty('--alert-space', space);

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
 * Places the banner above the page or, on the page on which the first alert arrives, fixed to the lower edge of the viewport, so
 * that nothing moves under the reader. Slides the page when an alert above it changes.
 * @param alerts their keys; empty without any
 * @returns the ref of the element around the banner, and whether it is fixed
 */
export function useBannerPlace(alerts: string) {
  const { pathname } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const placed = useRef({ alerts, height: 0 });
  /** The page on which the banner is fixed. */
  const [fixedOn, setFixedOn] = useState<string | null>(null);
  const [known, setKnown] = useState('');
  // Before the banner is in the page, because the browser would adjust the scroll position to it.
  if (known !== alerts) {
    setKnown(alerts);
    if (known === '') setFixedOn(pathname);
  }
  const fixed = alerts !== '' && fixedOn === pathname;

  // After each render, because text, language and folding change the height.
  useLayoutEffect(() => {
    const ownHeight = element.current?.offsetHeight ?? 0;
    const height = fixed ? 0 : ownHeight;
    const distance = height - placed.current.height;
    // After a click on its button the page moves at once, as around every disclosure; the next page has the banner from its start.
    const slides = placed.current.alerts !== alerts && distance !== 0;
    placed.current = { alerts, height };
    setSpace(fixed ? `${ownHeight}px` : '');
    if (slides && element.current) slidePage(element.current, distance);
  });

  useEffect(() => () => setSpace(''), []);

  return { element, fixed };
}
