/** The values of a form, which are all text. */
export type TextValues = Record<string, string>;
