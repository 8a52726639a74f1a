/** All values of a form are text. */
export type TextValues = Record<string, string>;
