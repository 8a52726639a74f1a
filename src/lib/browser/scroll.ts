/** The state of a navigation that leaves the page where it is on the screen. */
export const KEEP_SCROLL_POSITION = { stayInPlace: true } as const;

/** Whether a navigation carried `IN_PLACE`. */
export const keepsScrollPosition = (state: unknown): boolean =>
  Object(state as object | null).stayInPlace === true;
