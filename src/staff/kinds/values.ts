import { fromMoscowInput, parseDate } from '../../lib/dates/moscowTime';
import type { ErrorCode } from '../../lib/http/errorCodes';
import { type Language, languages, otherLanguage } from '../../lib/i18n/languages';
import { withoutInvisible } from '../../lib/text/invisible';
import type { FieldErrorCode } from '../forms/fieldErrors';
import {
  type AnyItem,
  type AnyValues,
  byLanguage,
  type Edit,
  type Field,
  fieldIn,
  isBlank,
  type Save,
} from './field';
import type { State } from './kind';
import { definitionOf, type Item, type Kind, type Values } from './kinds';

/** A value of a form, with the field to which it belongs. */
export interface Entry {
  /** Name of the value in the form: `title_en`. */
  name: string;
  /** Name of the field: `title`. */
  key: string;
  field: Field;
  /** Language of a localized field; null for others. */
  language: Language | null;
}

/** Returns whether a field is a text that is translated in columns `title` and `translated_title`. */
export const isText = ({ localized, columns }: Field): boolean => localized && !columns;

/** Returns the values of a form in its order: the texts of one language after those of the other, then the rest. */
export const entriesOf = (kind: Kind): Entry[] => (ENTRIES[kind] ??= toEntries(kind));

/** Computed once for each kind, because most functions below read them. */
const ENTRIES: Partial<Record<Kind, Entry[]>> = {};

function toEntries(kind: Kind): Entry[] {
  const entries = Object.entries(definitionOf(kind).fields).flatMap(([key, field]): Entry[] =>
    field.localized
      ? languages.map((language) => ({ name: fieldIn(key, language), key, field, language }))
      : [{ name: key, key, field, language: null }],
  );
  const textsIn = (language: Language) =>
    entries.filter((entry) => isText(entry.field) && entry.language === language);
  return [...languages.flatMap(textsIn), ...entries.filter(({ field }) => !isText(field))];
}

const mapEntries = (kind: Kind, read: (entry: Entry) => unknown): AnyValues =>
  Object.fromEntries(entriesOf(kind).map((entry) => [entry.name, read(entry)]));

/** Returns the values of a form; without `item` those of a new one. */
export const toValues = <K extends Kind>(kind: K, item?: Item<K>): Values<K> =>
  mapEntries(kind, (entry) => readEntry(entry, item)) as Values<K>;

/** Returns the value of a form from a row; the empty one without a row, and for a column that is null or missing. */
export function readEntry({ key, field, language }: Entry, item: AnyItem | undefined): unknown {
  if (!item) return field.empty;
  if (field.columns) return field.read(undefined, item, language);
  const column = item[language && language !== item.language ? `translated_${key}` : key];
  return column === null || column === undefined ? field.empty : field.read(column, item, language);
}

/** Returns the texts of a language. */
export const textsIn = (kind: Kind, language: Language): Entry[] =>
  (TEXTS[language][kind] ??= entriesOf(kind).filter(
    (entry) => isText(entry.field) && entry.language === language,
  ));

const TEXTS = byLanguage((): Partial<Record<Kind, Entry[]>> => ({}));

export type Written = 'nothing' | 'partly' | 'all';

/** Returns how much of the text of a language a form has: `partly` if a required text is missing. */
export function writtenIn(kind: Kind, values: AnyValues, language: Language): Written {
  const texts = textsIn(kind, language);
  if (texts.every(({ name }) => isBlank(values[name]))) return 'nothing';
  const missing = texts.some(
    ({ name, field }) => field.need === 'required' && isBlank(values[name]),
  );
  return missing ? 'partly' : 'all';
}

export const writtenLanguages = (kind: Kind, values: AnyValues): Language[] =>
  languages.filter((language) => writtenIn(kind, values, language) !== 'nothing');

/** Returns the original's language: the stored item's while the form has its text, else the first with a text, else English. */
export function originalLanguage(kind: Kind, values: AnyValues, item?: AnyItem): Language {
  // An alert has none.
  const inOrder = item?.language ? [item.language as Language, ...languages] : languages;
  return inOrder.find((one) => writtenIn(kind, values, one) !== 'nothing') ?? languages[0];
}

interface SaveOptions<K extends Kind> {
  /** The item that the form has opened. */
  item?: Item<K> | undefined;
  /** Item that the save replaces. */
  stored?: Item<K> | undefined;
}

/**
 * Returns the columns that a save stores, of values without errors whose files are stored. A language without a text is left
 * out; if it is the original's, the translation becomes the original.
 */
export function toColumns<K extends Kind>(
  kind: K,
  values: Values<K>,
  { item, stored = item }: SaveOptions<K> = {},
): Partial<Item<K>> {
  const language = originalLanguage(kind, values, item);
  const isTranslated = writtenIn(kind, values, otherLanguage(language)) !== 'nothing';
  const initial: AnyValues = toValues(kind, item);
  const save: Save = { item, stored, initial, values, language, isTranslated };
  const entries = entriesOf(kind);
  const columns: AnyItem = entries.some(({ field }) => isText(field)) ? { language } : {};
  for (const { name, key, field, language: own } of entries) {
    const stored = field.write(save.values[name], save, name);
    if (field.columns) Object.assign(columns, stored);
    else if (own === null || own === language) columns[key] = stored;
    else if (isTranslated) columns[`translated_${key}`] = stored;
    else columns[`translated_${key}`] = field.need === 'required' ? null : field.empty;
  }
  return withoutInvisible(columns) as Partial<Item<K>>;
}

/** Returns the columns of a field; none for a file, which another field writes. */
export const columnsOfEntry = ({ key, field }: Entry): readonly string[] =>
  field.columns ?? (field.localized ? [key, `translated_${key}`] : [key]);

/** Returns the columns that a form writes, `language` included; `shared`: without those of the item alone. */
export function columnsOf(kind: Kind, which: 'all' | 'shared' = 'all'): string[] {
  const entries = entriesOf(kind).filter(({ field }) => which === 'all' || !field.isOwn);
  const columns = entries.flatMap(columnsOfEntry);
  return [
    ...new Set([...columns, ...(entries.some(({ field }) => isText(field)) ? ['language'] : [])]),
  ];
}

/** Returns the state of an item by the clock of this device. */
export function stateOf(kind: Kind, item: Partial<Item>): State {
  const { from, until } = definitionOf(kind).period;
  const { status, [from]: start, [until ?? '']: end }: AnyItem = item;
  const isAhead = (date: unknown) => parseDate(String(date)).getTime() > Date.now();
  if (status === 'draft') return 'draft';
  if (end && !isAhead(end)) return 'ended';
  return start && isAhead(start) ? 'scheduled' : 'shown';
}

/** Returns the errors of a form by the names of its values; empty if it can be saved. */
export function errorsOf(kind: Kind, edit: Edit): Record<string, FieldErrorCode> {
  const { values } = edit;
  const entries = entriesOf(kind);
  const written = byLanguage((language) => writtenIn(kind, values, language));
  const isEmpty = languages.every((language) => written[language] === 'nothing');
  const errorOf = ({ name, key, field, language }: Entry): FieldErrorCode | null => {
    if (field.need === 'required' && language && isBlank(values[name])) {
      if (isEmpty && language === languages[0]) return `${key}Empty` as FieldErrorCode;
      if (written[language] === 'partly') return `${key}Empty_${language}` as FieldErrorCode;
    }
    return field.error?.(values[name], edit) ?? null;
  };
  const errors = [
    ...entries.map((entry) => [entry.name, errorOf(entry)] as const),
    ...Object.entries(definitionOf(kind).errors?.(edit, writtenLanguages(kind, values)) ?? {}),
    ...endErrors(kind, edit),
  ];
  const found: Record<string, FieldErrorCode> = {};
  for (const [name, error] of errors) if (error) found[name] ??= error;
  return found;
}

/** Returns the errors of the end. A stored end may have passed, because an ended item can be edited. */
function endErrors(kind: Kind, { values, initial }: Edit): [string, FieldErrorCode][] {
  const { from, until = '' } = definitionOf(kind).period;
  const [start, end] = [values[from], values[until]].map((date) => fromMoscowInput(String(date)));
  if (!end) return [];
  if (start && end <= start) return [[until, 'endBeforeStart']];
  return values[until] !== initial[until] && end <= new Date() ? [[until, 'endPast']] : [];
}

/**
 * Returns the name of the value at which a failed save is shown, and the error shown there; undefined if no value has caused the
 * failure.
 */
export function failureOf(
  kind: Kind,
  code: ErrorCode,
): readonly [string, FieldErrorCode] | undefined {
  const { failures, period } = definitionOf(kind);
  if (failures?.[code]) return failures[code];
  const isOfEnd = code === 'endBeforeStart' || code === 'endPast';
  return isOfEnd && period.until ? [period.until, code] : undefined;
}

/**
 * Returns those columns of a row that another item, or a restored version, takes over: all that a form writes but those of the item
 * alone (`isOwn`, such as status and slug).
 */
export function sharedColumns(kind: Kind, row: object): AnyItem {
  const shared = columnsOf(kind, 'shared');
  return Object.fromEntries(Object.entries(row).filter(([name]) => shared.includes(name)));
}

/** Returns the columns that a duplicate of an item stores; the dates say whether its translation is out of date. */
export function duplicateOf<K extends Kind>(kind: K, item: Item<K>): Partial<Item<K>> {
  const { text_changed_at, translation_changed_at }: AnyItem = item;
  const dates = 'text_changed_at' in item && { text_changed_at, translation_changed_at };
  return { ...sharedColumns(kind, item), ...dates } as Partial<Item<K>>;
}
