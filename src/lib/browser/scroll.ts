/**
 * The location state of a link or `navigate` call after which useScrollRestoration leaves the scroll
 * position unchanged.
 */
export const KEEP_SCROLL_POSITION = { stayInPlace: true } as const;

/** Scrolls to a heading, which has a `tabIndex`, and focuses it; does nothing with null. */
export function scrollToHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/**
 * Checks whether a location state (of any type, null included) is {@link KEEP_SCROLL_POSITION}. Never
 * throws.
 */
export const keepsScrollPosition = (state: unknown): boolean =>
  Object(state as object | null).stayInPlace === true;
