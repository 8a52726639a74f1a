import {
  formatDateTime,
  fromMoscowInput,
  parseDate,
  toMoscowInput,
} from '../../lib/dates/moscowTime';
import { type Language, languages } from '../../lib/i18n/languages';
import { withoutInvisible } from '../../lib/text/invisible';
import type { AnyItem, AnyValues, ShownValue } from './kind';
import { inEach, writtenLanguages } from './schemas';

/** What the rows of kinds are made of: texts in two languages, and dates in Moscow time. */

/** Value of a date column for the time of the database, because a browser's clock may be wrong. */
export const DATABASE_NOW = 'now';

/** Returns a text as columns store it: trimmed, without invisible characters. */
export const storedText = (typed: string): string => withoutInvisible(typed).trim();

/**
 * Returns the languages of the original and of the translation, which is null if only one language
 * is written. The original stays the stored one while that is written; else it is the first written
 * language, or English without any text.
 * @param texts names of the texts, without `_en` and `_ru`
 */
export function originalAndTranslation(
  values: AnyValues,
  texts: readonly string[],
  item: AnyItem | undefined,
): { original: Language; translation: Language | null } {
  const written = writtenLanguages(values, texts);
  const original = written.find((one) => one === item?.language) ?? written[0] ?? languages[0];
  return { original, translation: written.find((one) => one !== original) ?? null };
}

/** Returns the values of the texts of an item in each language; empty where not written. */
export const textValues = <Text extends string>(item: AnyItem, texts: readonly Text[]) =>
  inEach(texts, (text, language) =>
    String(item[language === item.language ? text : `translated_${text}`] ?? ''),
  );

/** Returns the keys of the labels of texts in each language. */
export const textLabels = <Text extends string>(texts: readonly Text[]) =>
  inEach(texts, (text, language) => `admin:languages.${language}.${text}`);

/** Returns a date of a row as `datetime-local` has it; empty without one. */
export const toInput = (date: unknown): string => (date ? toMoscowInput(parseDate(date)) : '');

/**
 * Returns a start as the form has it. The start of a draft that has passed is empty, because
 * visitors will see the draft from its publication on (R4.3).
 */
export const startInput = (status: unknown, start: unknown): string =>
  status === 'draft' && !isAhead(start) ? '' : toInput(start);

/**
 * Returns what a column stores for a typed date in Moscow time: an ISO time, or null for a date
 * that is none. An unchanged date keeps its seconds.
 * @param stored time of the item, if it has one
 * @param blank what the column stores if the form has no date
 */
export function toDateColumn(
  typed: string,
  stored: string | null | undefined,
  blank: string | null,
): string | null {
  if (typed === '') return blank;
  if (stored && typed === toInput(stored)) return stored;
  return fromMoscowInput(typed)?.toISOString() ?? null;
}

/**
 * Returns what the column of a start stores, as {@link toDateColumn} does. A draft that stays one
 * keeps the start that its form does not show.
 */
export function toStartColumn(
  column: string,
  values: AnyValues,
  { item, status }: { item: AnyItem | undefined; status: string },
  blank: string | null,
): string | null {
  const stored = item?.[column] as string | null | undefined;
  const isHidden = item?.status === 'draft' && !startInput('draft', stored);
  const kept = status === 'draft' && isHidden ? (stored ?? null) : blank;
  return toDateColumn(String(values[column]), stored, kept);
}

/** Returns a typed date as comparisons show it; a text that is no date stays as it is. */
export function shownDate(typed: string, language: Language): ShownValue {
  const date = fromMoscowInput(typed);
  return { text: date ? formatDateTime(date, language) : typed, isWhole: true };
}

/** Returns whether a date of a row is still to come; false without one. */
export const isAhead = (date: unknown): boolean => Boolean(date) && parseDate(date) > new Date();
