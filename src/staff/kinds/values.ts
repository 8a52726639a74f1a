import { fromMoscowInput, parseDate } from '../../lib/dates/moscowTime';
import type { ErrorCode } from '../../lib/http/errorCodes';
import { textAt } from '../../lib/i18n/dynamicKey';
import { type Language, languages, otherLanguage } from '../../lib/i18n/languages';
import { replaceImages } from '../../lib/text/imageRefs';
import { isLatinOnly, isPartlyCyrillic } from '../../lib/text/letters';
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
  type TextDetails,
} from './field';
import type { ImageValue } from './files';
import { imageName, textOf } from './images';
import type { State } from './kind';
import { definitionOf, type Item, type Kind, type Values } from './kinds';
import type { FileSlot } from './slots';

/** A value of a form, with the field to which it belongs. */
export interface Entry {
  /** Name of the value in the form: `title_en`. */
  name: string;
  /** Name of the field: `title`. */
  key: string;
  field: Field<unknown> & AnyMethods;
  /** Language of a localized field; null for others. */
  language: Language | null;
}

/** A method of a field receives the value of that field, which the functions below do not know. */
interface AnyMethods {
  read: (...parameters: unknown[]) => unknown;
  write: (...parameters: unknown[]) => unknown;
  error?: (...parameters: unknown[]) => FieldErrorCode | null;
  text?: (...parameters: unknown[]) => string;
  summary?: (...parameters: unknown[]) => string;
  images?: (value: unknown) => ImageValue[];
  differs?: (...parameters: unknown[]) => boolean;
  imageTextsIn?: (value: unknown, language: Language) => string;
  mergeWith?: (...parameters: unknown[]) => unknown;
}

/** Returns whether a field is a text that is translated in columns `title` and `translated_title`. */
export const isText = ({ localized, columns }: Field): boolean => localized && !columns;

/** Returns the values of a form in its order: the texts of one language after those of the other, then the rest. */
export function entriesOf(kind: Kind): Entry[] {
  const fields = Object.entries(definitionOf(kind).fields) as [string, Entry['field']][];
  const texts = fields.filter(([, field]) => isText(field));
  const inLanguage =
    (language: Language) =>
    ([key, field]: (typeof fields)[number]): Entry => ({
      name: fieldIn(key, language),
      key,
      field,
      language,
    });
  return [
    ...languages.flatMap((language) => texts.map(inLanguage(language))),
    ...fields
      .filter(([, field]) => !isText(field))
      .flatMap(([key, field]): Entry[] =>
        field.localized
          ? languages.map((language) => inLanguage(language)([key, field]))
          : [{ name: key, key, field, language: null }],
      ),
  ];
}

const mapEntries = (kind: Kind, read: (entry: Entry) => unknown): AnyValues =>
  Object.fromEntries(entriesOf(kind).map((entry) => [entry.name, read(entry)]));

/** Returns the values of a form; without `item` those of a new one. */
export const toValues = <K extends Kind>(kind: K, item?: Item<K>): Values<K> =>
  mapEntries(kind, (entry) => readEntry(entry, item)) as Values<K>;

function readEntry({ key, field, language }: Entry, item: AnyItem | undefined): unknown {
  if (!item) return field.empty;
  if (field.columns) return field.read(undefined, item, language);
  const column = item[language && language !== item.language ? `translated_${key}` : key];
  return column === null || column === undefined ? field.empty : field.read(column, item);
}

export type Written = 'nothing' | 'partly' | 'all';

/** Returns how much of the text of a language a form has: `partly` if a required text is missing. */
export function writtenIn(kind: Kind, values: AnyValues, language: Language): Written {
  const texts = entriesOf(kind).filter(
    (entry) => isText(entry.field) && entry.language === language,
  );
  if (texts.every(({ name }) => isBlank(values[name]))) return 'nothing';
  const missing = texts.some(({ name, field }) => field.required && isBlank(values[name]));
  return missing ? 'partly' : 'all';
}

/** Returns the original's language: the stored item's while the form has its text, else the first with a text, else English. */
export function originalLanguage(kind: Kind, values: AnyValues, item?: AnyItem): Language {
  const inOrder = item ? [item.language as Language, ...languages] : languages;
  return inOrder.find((one) => writtenIn(kind, values, one) !== 'nothing') ?? languages[0];
}

interface SaveOptions<K extends Kind> {
  /** The item that the form has opened. */
  item?: Item<K> | undefined;
  /** Item that the save replaces. */
  stored?: Item<K> | undefined;
  urlOf?: Save['urlOf'];
}

/**
 * Returns the columns that a save stores, of values without errors. A language without a text is left out; if it is the
 * original's, the translation becomes the original.
 */
export function toColumns<K extends Kind>(
  kind: K,
  values: Values<K>,
  { item, stored = item, urlOf = () => undefined }: SaveOptions<K> = {},
): Partial<Item<K>> {
  const language = originalLanguage(kind, values, item);
  const isTranslated = writtenIn(kind, values, otherLanguage(language)) !== 'nothing';
  const initial: AnyValues = toValues(kind, item);
  const save: Save = { item, stored, initial, values, language, isTranslated, urlOf };
  const entries = entriesOf(kind);
  const columns: AnyItem = entries.some(({ field }) => isText(field)) ? { language } : {};
  for (const { name, key, field, language: own } of entries) {
    const stored = field.write(save.values[name], save, name);
    if (field.columns) Object.assign(columns, stored);
    else if (own === null || own === language) columns[key] = stored;
    else columns[`translated_${key}`] = isTranslated ? stored : field.untranslated;
  }
  return columns as Partial<Item<K>>;
}

/** Returns the {@link FileSlot} of each file in the values of a form; none for a kind without files. */
export const slotsOf = <K extends Kind>(kind: K, values: Values<K>): FileSlot[] =>
  definitionOf(kind).slots?.(values as never) ?? [];

/**
 * Returns the columns that a form writes, `language` included, without those that a restored version or a duplicate leaves out.
 */
export function columnsOf(kind: Kind, without?: 'notRestored' | 'notDuplicated'): string[] {
  const entries = entriesOf(kind).filter(({ field }) => !(without && field[without]));
  const columns = entries.flatMap(
    ({ key, field }) => field.columns ?? (field.localized ? [key, `translated_${key}`] : [key]),
  );
  return [
    ...new Set([...columns, ...(entries.some(({ field }) => isText(field)) ? ['language'] : [])]),
  ];
}

const pick = (item: AnyItem, columns: string[]): AnyItem =>
  Object.fromEntries(columns.filter((one) => one in item).map((one) => [one, item[one]]));

/** Returns the errors of a form by the names of its values; empty if it can be saved. */
export function errorsOf(kind: Kind, edit: Edit): Record<string, FieldErrorCode> {
  const { values } = edit;
  const entries = entriesOf(kind);
  const written = byLanguage((language) => writtenIn(kind, values, language));
  const isEmpty = languages.every((language) => written[language] === 'nothing');
  const errorOf = ({ name, key, field, language }: Entry): FieldErrorCode | null => {
    if (field.required && language && isBlank(values[name])) {
      if (isEmpty && language === languages[0]) return `${key}Empty` as FieldErrorCode;
      if (written[language] === 'partly') return `${key}Empty_${language}` as FieldErrorCode;
    }
    return field.error?.(values[name], edit) ?? null;
  };
  const errors = [
    ...entries.map((entry) => [entry.name, errorOf(entry)] as const),
    ...Object.entries(definitionOf(kind).errors?.(edit) ?? {}),
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

/** Returns the value that has caused the error of a save, with its own error. */
export function failureOf(
  kind: Kind,
  code: ErrorCode,
): readonly [string, FieldErrorCode] | undefined {
  const { failures, period } = definitionOf(kind);
  if (failures?.[code]) return failures[code];
  const isOfEnd = code === 'endBeforeStart' || code === 'endPast';
  return isOfEnd && period.until ? [period.until, code] : undefined;
}

const differs = (
  { name, field, language: own }: Entry,
  one: AnyValues,
  other: AnyValues,
  language: Language | null,
) => {
  if (field.differs) return field.differs(one[name], other[name], language);
  return (isText(field) ? own : null) === language && one[name] !== other[name];
};

/**
 * Returns the values of a save over an item that a colleague has saved since the form was opened: each language has the text of
 * the person who has changed it. Null if both have changed the text of one language, or the colleague something else.
 * @param stored the colleague's version
 */
export function merge<K extends Kind>(kind: K, edit: Edit, stored: Item<K>): Values<K> | null {
  const { initial, values } = edit;
  const theirs: AnyValues = toValues(kind, stored);
  const entries = entriesOf(kind);
  const changes = (before: AnyValues, now: AnyValues, language: Language | null) =>
    entries.some((entry) => differs(entry, before, now, language));
  if (changes(initial, theirs, null)) return null;
  const merged = { ...values };
  for (const language of languages) {
    if (!changes(initial, theirs, language)) continue;
    if (changes(initial, values, language)) return null;
    for (const entry of entries)
      if (entry.language === language) merged[entry.name] = theirs[entry.name];
  }
  return merged as Values<K>;
}

/**
 * Merges a colleague's working copy into the values of a form, value by value against `base`: takes what the colleague has
 * changed, keeps the rest. Where both have changed a value the colleague's wins, because the person has seen the comparison and
 * chosen it. Alternative texts and captions merge by image and language.
 */
export function mergeCopy(
  kind: Kind,
  base: AnyValues,
  mine: AnyValues,
  theirs: AnyValues,
): AnyValues {
  return mapEntries(kind, (entry) => {
    const { name, field } = entry;
    const isChanged = [null, ...languages].some((one) => differs(entry, base, theirs, one));
    if (!isChanged) return mine[name];
    return field.mergeWith ? field.mergeWith(theirs[name], base[name], mine[name]) : theirs[name];
  });
}

/** Returns the values with the files that a save over `stored` has. */
export function withStoredFiles<K extends Kind>(
  kind: K,
  { initial, values }: Edit,
  stored: Item<K>,
): Values<K> {
  const theirs: AnyValues = toValues(kind, stored);
  return mapEntries(kind, ({ name, field }) =>
    field.mergeWith ? field.mergeWith(values[name], initial[name], theirs[name]) : values[name],
  ) as Values<K>;
}

/** Returns a version as the values of a form that holds `now`. A field whose columns were added since stays as it is. */
export function restore<K extends Kind>(kind: K, now: Values<K>, version: AnyItem): Values<K> {
  const unchanged: AnyValues = now;
  return mapEntries(kind, (entry) => {
    const { name, key, field } = entry;
    const columns = field.columns ?? [key];
    const isNewer = columns.length > 0 && !columns.some((column) => column in version);
    return field.notRestored || isNewer ? unchanged[name] : readEntry(entry, version);
  }) as Values<K>;
}

/** Returns the columns that a duplicate of an item stores; the dates say whether its translation is out of date. */
export const duplicateOf = <K extends Kind>(kind: K, item: Item<K>): Partial<Item<K>> =>
  pick(item, [
    ...columnsOf(kind, 'notDuplicated'),
    'text_changed_at',
    'translation_changed_at',
  ]) as Partial<Item<K>>;

export interface VersionImage {
  /** URL; of an image that is not stored yet the name of its file. */
  url: string;
  /** Alternative texts and captions, in the same order for every image. */
  texts: { label: string; text: string }[];
}

/** A field of an item as text, for comparing two versions. */
export interface FieldText {
  label: string;
  text: string;
  /** Whether it is compared as a whole, not word by word. */
  isWhole: boolean;
  images?: VersionImage[];
}

/** Returns the key of a label in admin.json. */
export const labelOf = (kind: Kind, entry: Entry, edit: Edit): string => {
  const { name, key, field, language } = entry;
  if (isText(field)) return `languages.${language}.${key}`;
  return field.label?.(edit) ?? `${definitionOf(kind).labels}.${name}`;
};

/** Returns the value of one field as comparisons show it. */
const textOfEntry = ({ name, field }: Entry, edit: Edit, details: TextDetails): string =>
  field.text?.(edit.values[name], { ...details, edit }) ?? String(edit.values[name]);

/** Returns what lists show beside the title of an item; empty if its kind has no such field. */
export function noteOf(kind: Kind, item: AnyItem, details: TextDetails): string {
  const entry = entriesOf(kind).find(({ name }) => name === definitionOf(kind).note);
  if (!entry) return '';
  const values = { [entry.name]: readEntry(entry, item) };
  return textOfEntry(entry, { item, initial: values, values }, details);
}

/** Returns what the folded side column says of each field; empty texts for fields that it does not mention. */
export const summariesOf = (kind: Kind, edit: Edit, details: TextDetails): string[] =>
  entriesOf(kind).map(
    ({ name, field }) => field.summary?.(edit.values[name], { ...details, edit }) ?? '',
  );

/**
 * Returns the fields of a form in its order, as comparisons show them.
 * @param only `restored`: only those that a version restores
 */
export function fieldTexts(
  kind: Kind,
  edit: Edit,
  details: TextDetails,
  only: 'all' | 'restored' = 'all',
): FieldText[] {
  const { t } = details;
  return entriesOf(kind)
    .filter(({ field }) => only === 'all' || !field.notRestored)
    .map((entry) => {
      const images = entry.field.images?.(edit.values[entry.name]).map((image) => ({
        url: image.url ?? imageName(image),
        texts: languages.map((language) => ({
          label: t(`languages.${language}.imageTexts`),
          text: textOf(image, language),
        })),
      }));
      return {
        label: textAt(t, labelOf(kind, entry, edit)),
        text: textOfEntry(entry, edit, details),
        isWhole: entry.field.control === 'date',
        ...(images && { images }),
      };
    });
}

/** Returns the title in the first language that has one; empty without any. */
export const titleOf = (kind: Kind, values: AnyValues): string => {
  const key = definitionOf(kind).title.replace(/_en$/, '');
  const titles = languages.map((language) => String(values[fieldIn(key, language)]).trim());
  return titles.find(Boolean) ?? '';
};

/** Returns the text that a conflict offers to copy: those of both languages, without images. */
export const plainText = (kind: Kind, values: AnyValues): string =>
  entriesOf(kind)
    .filter(({ field }) => isText(field) || field.isCopied)
    .map(({ name }) => replaceImages(String(values[name]), () => ''))
    .filter((text) => !isBlank(text))
    .join('\n\n');

/** A text that is probably not meant to be saved as it is. */
export interface LanguageWarning {
  /** The key of its label below `languages.en`. */
  field: string;
  language: Language;
  /** `alphabet`: not the alphabet of the language; `unsaved`: image texts of a language without a text, which are not saved. */
  problem: 'alphabet' | 'unsaved';
  /** The text, because a confirmation is for this text alone. */
  text: string;
}

const HAS_WRONG_ALPHABET: Record<Language, (text: string) => boolean> = {
  en: isPartlyCyrillic,
  ru: isLatinOnly,
};

/**
 * Returns the texts that the form has changed and that have Latin letters only in Russian, or Cyrillic letters outside quotations
 * and parentheses in English; and texts of images in a language in which the item is not written.
 */
export const warningsOf = (kind: Kind, { initial, values }: Edit): LanguageWarning[] =>
  languages.flatMap((language) =>
    entriesOf(kind).flatMap((entry): LanguageWarning[] => {
      const { name, key, field } = entry;
      if (isText(field) && entry.language === language) {
        const text = String(values[name]);
        const isWrong = text !== initial[name] && HAS_WRONG_ALPHABET[language](text);
        return isWrong ? [{ field: key, language, problem: 'alphabet', text }] : [];
      }
      const text = field.imageTextsIn?.(values[name], language) ?? '';
      const isUnsaved = text && writtenIn(kind, values, language) === 'nothing';
      return isUnsaved ? [{ field: 'imageTexts', language, problem: 'unsaved', text }] : [];
    }),
  );

/** Returns the title of a listed item, or the text of an alert, in a language if it has one, else in the other. */
export const titleIn = (item: AnyItem, language: Language): string => {
  const translated = item.language !== language && item.translated_title;
  return String(item[`text_${language}`] ?? (translated || item.title));
};

/** Returns the state of an item by the clock of this device. */
export function stateOf(kind: Kind, item: Partial<Item>): State {
  const { from, until } = definitionOf(kind).period;
  const { status, [from]: start, [until ?? '']: end }: AnyItem = item;
  const isAhead = (date: unknown) => parseDate(String(date)).getTime() > Date.now();
  if (status === 'draft') return 'draft';
  if (end && !isAhead(end)) return 'ended';
  return start && isAhead(start) ? 'scheduled' : 'shown';
}
