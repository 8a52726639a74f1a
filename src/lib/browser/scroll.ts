/** Location state with which useScrollRestoration leaves the scroll position unchanged. */
export const KEEP_SCROLL_POSITION = { stayInPlace: true } as const;

/** Scrolls to a heading, if there is one, and focuses it, for which it needs a `tabIndex`. */
export function scrollToHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** Returns whether a location state, which may be null, contains {@link KEEP_SCROLL_POSITION}. */
export const keepsScrollPosition = (state: unknown): boolean =>
  Object(state as object | null).stayInPlace === true;
