import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';

/** Matches a word: letters and digits with their combining accents. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Accents in NFD, or the letter й, whose breve has to stay, because it is part of the letter. */
const ACCENT = /(и\u0306)|\p{M}/gu;

/** Returns lower case without accents: `Ёлка` becomes `елка`, `café` `cafe`. The letter й stays. */
export const normalize = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(ACCENT, '$1').normalize('NFC');

/** A phone number however it is typed; the no-break spaces of the texts are `\s` too. */
const PHONE = /\+?\d[\d\s()-]{5,}\d/g;

/**
 * Replaces each phone number by its last seven digits, which are equal with +7, with 8 and without
 * city code. A number of fewer than 7 or more than 13 digits stays.
 */
const joinPhones = (text: string): string =>
  text.replace(PHONE, (phone) => {
    const digits = phone.replace(/\D/g, '');
    return digits.length >= 7 && digits.length <= 13 ? ` ${digits.slice(-7)} ` : phone;
  });

/**
 * Returns the words of a text in order, normalized: `visas`, `елка`; `[]` for a text without words.
 * A phone number is one word, its last seven digits.
 */
export const tokenize = (text: string): string[] => normalize(joinPhones(text)).match(WORD) ?? [];

/** Cyrillic letters that look as Latin ones, in the same order: `19А` is typed with either. */
const [CYRILLIC, LATIN] = ['авекмнорстх', 'abekmhopctx'];
/** Replaces these letters in a word with a digit; a word without a digit is returned as it is. */
const toLatin = (word: string): string =>
  /\d/.test(word)
    ? word.replace(/[авекмнорстх]/g, (letter) => LATIN.charAt(CYRILLIC.indexOf(letter)))
    : word;

/** Forms of “to marry”, which the stemmer takes for forms of “wife”. */
const MARRY = /^жен[ию].*/;

/** The nominative of words that lose a vowel when declined: `кениец` gets the stem of `кенийца`. */
const NOMINATIVE: readonly (readonly [RegExp, string])[] = [
  [/([аеиоу])ец$/, '$1йц'],
  [/лец$/, 'льц'],
  [/([а-я]{2})ец$/, '$1ц'],
];

/** The ending of past tenses that the stemmer leaves: `умерла` gets the stem of `умер`. */
const PAST = /([^аеиоуыэюя])л$/;

/** The last vowel of a verb in the present, which the past lacks: `отчисляют`, `отчислили`. */
const PRESENT = /^(.{4,})[аеиоуыэюя]$/;

/** Noun endings. Two letters are a stem only before one: `ча` of `чаем`, not `ит` of `Итен`. */
const CASE = /^..(?:[аеийоуыьюя]|[оеая]м|[оеаяы]й|[оеаыи]го|[оеаы]му|[аяыи]х|[ая]ми|[оеё]в)?$/;

/** Replaces the ending of a {@link NOMINATIVE}: `кенийц` for `кениец`; others are unchanged. */
const declined = (word: string): string => {
  const [ending, instead] = NOMINATIVE.find(([pattern]) => pattern.test(word)) ?? ['', ''];
  return word.replace(ending, instead);
};

/**
 * Returns the stem of a word (@orama/stemmers), Russian if it has a Cyrillic letter, else English:
 * `visa` of `visas`. British spelling counts as American: `legalised` has the stem `legal`. A
 * Cyrillic letter in a word with a digit counts as the Latin one that it looks like.
 * @param typed a word as {@link tokenize} returns it: lower case, without accents
 */
export function toStem(typed: string): string {
  const word = toLatin(typed);
  if (!/[а-я]/.test(word))
    return english(word.replace(/is(e|ed|es|er|ing|ation)$/, 'iz$1').replace(/our(s?)$/, 'or$1'));
  const stem = russian(declined(word.replace(MARRY, 'замуж')))
    .replace(PAST, '$1')
    .replace(PRESENT, '$1');
  return stem.length > 2 || CASE.test(word) ? stem : word;
}
