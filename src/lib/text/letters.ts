const CYRILLIC = /[А-Яа-яЁё]/;

/** Parts of an English text that may be in Cyrillic: quotations, parentheses, and URLs. */
const QUOTED = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"]*"|\([^()]*\)|https?:\/\/\S+/g;

/** Returns whether a text has Cyrillic letters outside quotation marks and parentheses. */
export const isPartlyCyrillic = (text: string): boolean => CYRILLIC.test(text.replace(QUOTED, ''));

/** Returns whether a text has Latin letters and no Cyrillic ones; false for one without letters. */
export const isLatinOnly = (text: string): boolean => !CYRILLIC.test(text) && /[A-Za-z]/.test(text);

/** Returns the number of letters that a text has outside quotation marks, parentheses and URLs. */
const count = (text: string, letter: RegExp): number =>
  text.replace(QUOTED, '').match(letter)?.length ?? 0;

/** Minimum number of letters, because fewer may be an abbreviation. */
const FEW = 4;

/** At least four Cyrillic letters, and fewer Latin ones, outside quotations and parentheses. */
export const looksRussian = (text: string): boolean => {
  const cyrillic = count(text, /[А-Яа-яЁё]/g);
  return cyrillic >= FEW && cyrillic > count(text, /[A-Za-z]/g);
};

/** At least four Latin letters outside quotations and parentheses, and no Cyrillic letter. */
export const looksEnglish = (text: string): boolean =>
  count(text, /[A-Za-z]/g) >= FEW && !CYRILLIC.test(text);
