import type { TFunction } from 'i18next';
import {
  formatDateTime,
  fromMoscowInput,
  parseDate,
  toMoscowInput,
} from '../../lib/dates/moscowTime';
import { type Language, languages } from '../../lib/i18n/languages';
import { INVISIBLE, withoutInvisible } from '../../lib/text/invisible';
import { completeUrl } from '../../lib/urls/pagePath';
import { isHttpUrl } from '../../lib/urls/urls';
import type { FieldErrorCode } from '../forms/fieldErrors';

/** A row, and the values of its form, of any kind. */
export type AnyItem = Record<string, unknown>;
export type AnyValues = Record<string, unknown>;

/** What a field may read besides its own value. */
export interface Edit {
  /** The stored item; undefined for a new one. */
  item: AnyItem | undefined;
  /** The values of the stored item, which the form had first. */
  initial: AnyValues;
  values: AnyValues;
}

export interface Save extends Edit {
  /** The language of the columns without `translated_`. */
  language: Language;
  isTranslated: boolean;
  /** The stored item that the save replaces; a colleague may have saved it since the form was opened. */
  stored: AnyItem | undefined;
}

/** Value of a date that stands for the time of the database when it is saved, because the clock of the browser may be wrong. */
export const DATABASE_NOW = 'now';

/** Returns the name of a field in a language: `title` and `ru` become `title_ru`. */
export const fieldIn = <Name extends string>(name: Name, language: Language) =>
  `${name}_${language}` as const;

export const byLanguage = <Value>(read: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
    Language,
    Value
  >;

/** What texts of values need from the components that show them. */
export interface TextDetails {
  t: TFunction<['admin', 'kinds']>;
  language: Language;
  categoryName: (value: string) => string;
}

/** The control that renders a field, in editor/fields/FieldControl.tsx; the buttons of the form set one with `none`. */
export type Control =
  | 'title'
  | 'line'
  | 'lines'
  | 'markdown'
  | 'url'
  | 'date'
  | 'checkbox'
  | 'images'
  | 'category'
  | 'slug'
  | 'choice'
  | 'noticeType'
  | 'file'
  | 'alertText'
  | 'none';

/**
 * A field of a kind. Its value in the form has the name of the field: `youtube_url`; a localized one has a value for each
 * language: `title_en`, `title_ru`. The functions are methods, because their parameters are bivariant: a `Field<string>` is a
 * `Field<unknown>`.
 */
export interface Field<Value = unknown, Localized extends boolean = boolean> {
  /** Each language has a value of its own: in the columns `title` and `translated_title`, by the language of the row. */
  localized: Localized;
  /** The columns that it reads and writes; by default the one of its name. */
  columns?: readonly string[];
  empty: Value;
  /** The values of a choice; `empty` is the first. */
  choices?: readonly Value[];
  /**
   * @param column the value of the column of its name, not null; undefined with `columns`
   * @param language of a localized field
   */
  read(column: unknown, item: AnyItem, language: Language | null): Value;
  /** Returns what the column stores; with `columns`, an object with some of them. */
  write(value: Value, save: Save, name: string): unknown;
  control: Control;
  /** `side`: beside the text on a wide screen; `within`: in the control of another field. By default in the main column. */
  place?: 'side' | 'within';
  /** `required`: a language in which the item has any text must have this one; without any text, the first language. */
  need?: 'required' | 'optional';
  /** Maximum number of characters, as the check constraint of the column has it, and the error of a longer text. */
  max?: readonly [number, FieldErrorCode];
  error?(value: Value, edit: Edit): FieldErrorCode | null;
  /** A value of this item alone: a restored version leaves it as it is (decision 0021), and a duplicate does not have it. */
  isOwn?: true;
  /** The key of its label in admin.json, where it depends on other values. */
  label?(edit: Edit): string | undefined;
  /** The text that comparisons show. */
  text?(value: Value, details: TextDetails & { edit: Edit }): string;
  /** Text about it in the folded side column; empty for none. */
  summary?(value: Value, details: TextDetails & { edit: Edit }): string;
}

type Options<Value> = Partial<Omit<Field<Value>, 'localized' | 'empty' | 'read' | 'write'>>;

interface TextOptions extends Options<string> {
  /** Value that the column stores of a blank text. */
  blank?: '' | null;
}

const atMost = (max: number, text: string): boolean => [...text.trim()].length <= max;

export const isBlank = (text: unknown): boolean =>
  String(text ?? '')
    .replace(INVISIBLE, '')
    .trim() === '';

/** Defines a field of plain text, saved trimmed and without invisible characters. */
export const text = ({
  max,
  blank = null,
  error,
  ...options
}: TextOptions): Field<string, false> => ({
  control: 'line',
  ...options,
  ...(max && { max }),
  localized: false,
  empty: '',
  read: (column: string) => column,
  write: (value: string) => withoutInvisible(value).trim() || blank,
  error: (value: string, edit) => {
    if (max && !atMost(max[0], value)) return max[1];
    return error?.(value, edit) ?? null;
  },
});

/** Defines a {@link text} in each language. */
export const localizedText = (options: TextOptions): Field<string, true> => ({
  ...text(options),
  localized: true,
});

export const TITLE_MAX = 200;

/** Defines the title, a required text in each language. */
export const title = (): Field<string, true> =>
  localizedText({ control: 'title', max: [TITLE_MAX, 'titleLong'], need: 'required' });

/** Defines a field of one column whose value is one of several texts, of which a new item has the first. */
export const choice = <Value extends string>(
  choices: readonly [empty: Value, ...Value[]],
  options: Options<Value>,
): Field<Value, false> => ({
  control: 'choice',
  ...options,
  localized: false,
  empty: choices[0],
  choices,
  read: (column: Value) => column,
  write: (value: Value) => value,
});

/** Defines a field of a boolean column in the side column; its value is `yes` or `no`, its text that of `pinned` by default. */
export const checkbox = (options: Options<'yes' | 'no'>): Field<'yes' | 'no', false> => ({
  control: 'checkbox',
  place: 'side',
  text: (value: 'yes' | 'no', { t }) => t(`pinned.${value}`),
  ...options,
  localized: false,
  empty: 'no',
  choices: ['no', 'yes'],
  read: (column: boolean) => (column ? 'yes' : 'no'),
  write: (value: 'yes' | 'no') => value === 'yes',
});

/** Defines whether visitors may see the item. The buttons of the form set it. */
export const status = (): Field<'draft' | 'published', false> => ({
  ...choice<'draft' | 'published'>(['draft', 'published'], { control: 'none', place: 'within' }),
  isOwn: true,
  text: (value: 'draft' | 'published', { t }) => t(`status.${value}`),
});

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** Returns `dateWrong` for a text that is no date from 2000 to 2100, such as a typo in the year; null for an empty one. */
function dateError(value: string): FieldErrorCode | null {
  if (value === '') return null;
  const year = fromMoscowInput(value)?.getUTCFullYear() ?? 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? null : 'dateWrong';
}

interface DateOptions extends Options<string> {
  /** Whether the form shows the stored date; otherwise it begins empty. */
  isShown?: (item: AnyItem) => boolean;
  /** Value that the column stores if the form has no date. */
  blank: (save: Save, isUnchanged: boolean) => unknown;
  /** A save omits the stored date. */
  isOmitted?: boolean;
}

/** Defines a date of a column, in the format of `datetime-local`, as Moscow time. An unchanged one keeps its seconds. */
export const moscowDate = ({
  isShown,
  blank,
  isOmitted = false,
  error,
  ...options
}: DateOptions): Field<string, false> => ({
  control: 'date',
  place: 'side',
  need: 'optional',
  isOwn: true,
  text: (value: string, { language }) => {
    const date = fromMoscowInput(value);
    return date ? formatDateTime(date, language) : value;
  },
  ...options,
  localized: false,
  empty: '',
  read: (column: string, item) =>
    !isShown || isShown(item) ? toMoscowInput(parseDate(column)) : '',
  write: (value: string, save, name) => {
    const isUnchanged = value === save.initial[name];
    const date =
      value === ''
        ? blank(save, isUnchanged)
        : isUnchanged && save.item
          ? save.item[name]
          : fromMoscowInput(value)?.toISOString();
    return isOmitted && date === save.stored?.[name] ? undefined : date;
  },
  error: (value: string, edit) => dateError(value) ?? error?.(value, edit) ?? null,
});

/**
 * Returns why a text is not an http or https URL, null if it is or `completeUrl` makes it one: `linkSpaces`, `linkScheme` (does not
 * begin with `http://` or `https://`) or `linkWrong`.
 */
export function httpUrlError(typed: string): FieldErrorCode | null {
  const url = completeUrl(typed);
  if (/\s/.test(url)) return 'linkSpaces';
  if (!/^https?:\/\//i.test(url)) return 'linkScheme';
  return isHttpUrl(url) ? null : 'linkWrong';
}

/** Defines a field for a URL. It is saved with `https://` if the scheme is missing, null if blank; it is not validated here. */
export const url = (options: TextOptions = {}): Field<string, false> => ({
  ...text({ control: 'url', ...options }),
  write: (value: string) => completeUrl(value) || null,
});
