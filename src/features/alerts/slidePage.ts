/** The duration of the slide in ms. */
const DURATION = 260;

/**
 * Moves the page into its place after the banner above it has changed its height: it begins where it was and slides by
 * a transform, which is no layout shift (decision 0034). Where the visitor prefers reduced motion it stays where it was
 * for the same time, then jumps.
 * @param banner the element whose siblings, and itself, have moved
 * @param distance by which they have moved down, in pixels; negative for up
 */
export function slidePage(banner: Element, distance: number): void {
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
