/** The location state of a navigation that does not change the scroll position. */
export const KEEP_SCROLL_POSITION = { stayInPlace: true } as const;

/** Whether a location state is {@link KEEP_SCROLL_POSITION}. */
export const keepsScrollPosition = (state: unknown): boolean =>
  Object(state as object | null).stayInPlace === true;
