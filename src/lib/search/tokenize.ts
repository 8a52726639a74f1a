import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';

/** Matches a word: letters and digits with their combining accents. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** й in NFD; its breve has to stay, because it is part of the letter. */
const SHORT_I = 'и\u0306';

/**
 * Converts a text to lower case without accents: `Ёлка` → `елка`, `café` → `cafe`. The letter й stays.
 */
export const normalize = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(new RegExp(`(${SHORT_I})|\\p{M}`, 'gu'), '$1')
    .normalize('NFC');

/**
 * Returns the normalized words of a text in order, repeated ones too: `Visa, visas` → `visa`, `visas`;
 * empty if it has none.
 */
export const tokenize = (text: string): string[] => normalize(text).match(WORD) ?? [];

/**
 * Returns the stem of a normalized word (@orama/stemmers), by the rules of Russian if it has a Cyrillic
 * letter, otherwise of English: `visas` → `visa`.
 */
export const stemOf = (word: string): string =>
  /[а-я]/.test(word) ? russian(word) : english(word);
