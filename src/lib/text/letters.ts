const CYRILLIC = /[А-Яа-яЁё]/;

/** Parts of an English text that may be in Cyrillic: quotations, parentheses, and URLs. */
const QUOTED = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"]*"|\([^()]*\)|https?:\/\/\S+/g;

/** Returns whether a text has Cyrillic letters outside quotation marks, parentheses and URLs. */
export const isPartlyCyrillic = (text: string): boolean => CYRILLIC.test(text.replace(QUOTED, ''));

/** Returns whether a text has Latin letters and no Cyrillic ones; false for one without letters. */
export const isLatinOnly = (text: string): boolean => !CYRILLIC.test(text) && /[A-Za-z]/.test(text);

/** Returns how many matches of `letter` a text has outside quotations, parentheses and URLs. */
const count = (text: string, letter: RegExp): number =>
  text.replace(QUOTED, '').match(letter)?.length ?? 0;

/** Minimum number of letters, because fewer may be an abbreviation. */
const FEW = 4;

/**
 * Returns whether a text has at least four Cyrillic letters, and fewer Latin ones, outside
 * quotation marks, parentheses and URLs.
 */
export const looksRussian = (text: string): boolean => {
  const cyrillic = count(text, /[А-Яа-яЁё]/g);
  return cyrillic >= FEW && cyrillic > count(text, /[A-Za-z]/g);
};

/**
 * Returns whether a text has at least four Latin letters outside quotation marks, parentheses and
 * URLs, and no Cyrillic letter anywhere.
 */
export const looksEnglish = (text: string): boolean =>
  count(text, /[A-Za-z]/g) >= FEW && !CYRILLIC.test(text);
