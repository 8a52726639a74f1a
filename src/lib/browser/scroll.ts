/** As the location state of a link or `navigate`, makes useScrollRestoration leave the scroll position unchanged. */
export const KEEP_SCROLL_POSITION = { stayInPlace: true } as const;

/** The heading needs a `tabIndex`. */
export function scrollToHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

export const keepsScrollPosition = (state: unknown): boolean =>
  Object(state as object | null).stayInPlace === true;
