/** Prefix of a category value that is free text, not the id of a category (R5.8). */
export const FREE_TEXT = 'text:';

/** Returns the free text of a category's value; null for the id of a category. */
export const freeText = (value: string): string | null =>
  value.startsWith(FREE_TEXT) ? value.slice(FREE_TEXT.length) : null;
