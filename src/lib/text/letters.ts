import type { Language } from '../i18n/languages';

const CYRILLIC = /[А-Яа-яЁё]/;
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * Returns the language of a title and its text, as `private.language_of` of the database does: Russian for a
 * title with Cyrillic letters, or for a text whose first 2000 characters have more of them than Latin ones.
 */
export function languageOfItem(title: string, text: string): Language {
  const start = text.slice(0, 2000);
  const isRussian = CYRILLIC.test(title) || count(start, /[А-Яа-яЁё]/g) > count(start, /[A-Za-z]/g);
  return isRussian ? 'ru' : 'en';
}

/** Parts of an English text that may be in Cyrillic: quotations, parentheses, and URLs. */
const QUOTED = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"]*"|\([^()]*\)|https?:\/\/\S+/g;

/** Returns whether a text has Cyrillic letters outside quotation marks and parentheses. */
export const isPartlyCyrillic = (text: string): boolean => CYRILLIC.test(text.replace(QUOTED, ''));

/** Returns whether a text has Latin letters and no Cyrillic ones; false for one without letters. */
export const isLatinOnly = (text: string): boolean => !CYRILLIC.test(text) && /[A-Za-z]/.test(text);
