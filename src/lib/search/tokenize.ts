import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';

/** Matches a word: letters and digits with their combining accents. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** й in NFD; its breve has to stay, because it is part of the letter. */
const SHORT_I = 'и\u0306';

/** Lower case without accents: `Ёлка` → `елка`, `café` → `cafe`. The letter й stays. */
export const normalize = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(new RegExp(`(${SHORT_I})|\\p{M}`, 'gu'), '$1')
    .normalize('NFC');

/** Repeated words too: `Visa, visas` → `visa`, `visas`. */
export const tokenize = (text: string): string[] => normalize(text).match(WORD) ?? [];

/** By the rules of Russian if the word has a Cyrillic letter, otherwise of English (@orama/stemmers): `visas` → `visa`. */
export const stemOf = (word: string): string =>
  /[а-я]/.test(word) ? russian(word) : english(word);
