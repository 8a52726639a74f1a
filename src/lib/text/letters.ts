const CYRILLIC = /[А-Яа-яЁё]/;

/** Parts of an English text that may be in Cyrillic: quotations, parentheses, and URLs. */
const QUOTED = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"]*"|\([^()]*\)|https?:\/\/\S+/g;

/** Returns whether a text has Cyrillic letters outside quotation marks and parentheses. */
export const isPartlyCyrillic = (text: string): boolean => CYRILLIC.test(text.replace(QUOTED, ''));

/** Returns whether a text has Latin letters and no Cyrillic ones; false for one without letters. */
export const isLatinOnly = (text: string): boolean => !CYRILLIC.test(text) && /[A-Za-z]/.test(text);
