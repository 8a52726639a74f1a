import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';

/** Letters, digits and the accents that belong to them. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** й taken apart; its breve is no accent. */
const SHORT_I = 'и\u0306';

/** A text in small letters without accents: ё counts as е, é as e, й stays. */
export const normalize = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(new RegExp(`(${SHORT_I})|\\p{M}`, 'gu'), '$1')
    .normalize('NFC');

/** The words of a text in the order of the text, plain. */
export const tokenize = (text: string): string[] => normalize(text).match(WORD) ?? [];

/** What the forms of a plain word have in common; its letters say by which language's rules. */
export const stemOf = (word: string): string =>
  /[а-я]/.test(word) ? russian(word) : english(word);
