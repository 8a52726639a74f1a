/** Milliseconds. */
const DURATION = 260;

/**
 * Moves the page into its place after the banner above it has changed its height, by a transform, which does not count as a
 * layout shift (decision 0034). With reduced motion it stays where it was for the same time, then jumps.
 * @param banner the element whose siblings, and itself, have moved
 * @param distance in pixels; negative for up
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
