import { get, set } from 'react-hook-form';
import { custom, preprocess, type ZodType } from 'zod';
import { formatDay, formatDays } from '../../lib/dates/calendarDay';
import {
  type FactKind,
  type FactValue,
  isFactOfKey,
  kindOfFact,
  schemas,
} from '../../lib/facts/factSchemas';
import type { Slot } from '../../lib/facts/wordSchemas';
import { canBeEmpty, type TextByLanguage, textError, textLines } from '../../lib/facts/words';
import { i18n } from '../../lib/i18n/i18n';
import { type Language, languages, otherLanguage, withOther } from '../../lib/i18n/languages';
import { toE164 } from '../../lib/text/phone';
import { nameOfUrl } from '../../lib/urls/media';
import { completeUrl } from '../../lib/urls/pagePath';
import { z } from '../../lib/zod';
import { namedLines, readableText, shortened } from '../words/figures';
import { type Typed, typedChange, typedTexts, withChange } from '../words/lines';

export type Control =
  | ('number' | 'text' | 'tel' | 'email' | 'url' | 'time' | 'date' | 'lines' | 'words')
  | FileKind
  | readonly string[];

/** Width divided by height, and bytes at most, because pages load a photograph at once. */
export const fileLimits = {
  pdf: { ratio: 0, maxBytes: 0 },
  portrait: { ratio: 4 / 5, maxBytes: 120 * 1024 },
  photograph: { ratio: 16 / 9, maxBytes: 250 * 1024 },
};
export type FileKind = keyof typeof fileLimits;

export const isFileKind = (control: Control): control is FileKind => String(control) in fileLimits;

export interface FactField {
  /** Path in the value: `reason.en`; empty for a value that is one text or number. */
  name: string;
  control: Control;
  /** Name under `field` in facts.json. */
  label: string;
  optional?: boolean;
  /** Name under `words.hint` in facts.json. */
  hint?: string | undefined;
  language?: Language;
}

/** How staff type and read values of `schemas`. Methods, so that each is `FactForm<unknown>`. */
interface FactForm<Value> {
  /** @param order the languages, first the language of the staff area */
  fields(order: readonly Language[]): FactField[];
  /** Returns what the controls show of a value, by default the value itself. */
  toForm?(value: Value): object;
  /** Completes what has been typed, without blank parts, to a value. */
  fromForm?(typed: Parts): unknown;
  /** Formats a value for staff to read; by default as it is. */
  text?(value: Value, language: Language): string;
}

/** A value whose parts may be missing, or be texts that are no number. */
// biome-ignore lint/suspicious/noExplicitAny: the schema checks it
type Parts = any;

/** Creates a required field; its label has the name of its path by default. */
const fieldAt = (name: string, control: Control, label = name): FactField => ({
  name,
  control,
  label,
});
/** Creates a field that may be empty. */
const optionalFieldAt = (name: string, control: Control, label?: string): FactField => ({
  ...fieldAt(name, control, label),
  optional: true,
});

/** Creates a field for each language: `reason.en`, `reason.ru`. */
const inBoth = (order: readonly Language[], part: string, control: Control, make = fieldAt) =>
  order.map((language) => make(`${part}.${language}`, control));

/** Formats a value as texts do: `money`, `duration` or `phone`. */
const formatAs = (value: unknown, name: string, lng: Language) =>
  i18n.services.formatter?.format(value, name, lng, {}) ?? '';

/** Pads a time of the site, `9:00`, for the control, `09:00`. */
const paddedTime = (time?: string) => time?.padStart(5, '0');

/** Returns the parts that are an object with keys or a text that is not empty. */
const withoutEmptyParts = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(Object(part)).length));

/** Characters of a changed text that stand for it in one line. */
const SHORT = 160;

const forms: { [Kind in FactKind]: FactForm<FactValue<Kind>> } = {
  money: {
    fields: () => [fieldAt('amount', 'number', 'sum')],
    text: (value, language) => formatAs(value, 'money', language),
  },
  duration: {
    fields: () => [
      fieldAt('amount', 'number', 'time'),
      optionalFieldAt('max', 'number'),
      fieldAt('unit', schemas.duration.shape.unit.options),
    ],
    text: (value, language) => formatAs(value, 'duration', language),
  },
  hours: {
    fields: () => [fieldAt('opens', 'time'), fieldAt('closes', 'time')],
    toForm: ({ opens, closes }) => ({ opens: paddedTime(opens), closes: paddedTime(closes) }),
    text: ({ opens, closes }) => `${opens}–${closes}`,
  },
  leader: {
    fields: (order) => [
      ...inBoth(order, 'name', 'text', optionalFieldAt),
      ...inBoth(order, 'title', 'text'),
      optionalFieldAt('photo', 'portrait'),
      ...inBoth(order, 'about', 'lines', optionalFieldAt),
      optionalFieldAt('phone', 'tel', 'tel'),
      optionalFieldAt('email', 'email'),
    ],
    fromForm: ({ title, phone, ...typed }) => ({
      ...{ name: null, title, photo: null },
      ...withoutEmptyParts({ ...typed, phone: phone && (toE164(phone) ?? '-') }),
    }),
    text: ({ name, title, photo }, language) =>
      [name?.[language], title[language], photo && i18n.t('facts:withPortrait', { lng: language })]
        .filter(Boolean)
        .join(', '),
  },
  number: { fields: () => [fieldAt('', 'number', 'number')] },
  phone: {
    fields: () => [fieldAt('', 'tel', 'tel')],
    // Emergency numbers have three digits.
    fromForm: (typed) => (/^\d{3}$/.test(typed) ? typed : (toE164(typed) ?? '')),
    text: (value, language) => formatAs(value, 'phone', language),
  },
  email: { fields: () => [fieldAt('', 'email', 'email')] },
  url: { fields: () => [fieldAt('', 'url', 'url')], fromForm: completeUrl },
  text: { fields: () => [fieldAt('', 'text', 'text')] },
  closedDay: {
    fields: (order) => [
      fieldAt('from', 'date'),
      optionalFieldAt('to', 'date'),
      ...inBoth(order, 'reason', 'text'),
      optionalFieldAt('closesAt', 'time'),
    ],
    toForm: ({ from, to, closesAt, ...day }) => ({
      ...day,
      from,
      to: to === from ? '' : to,
      closesAt: paddedTime(closesAt),
    }),
    fromForm: (day) => ({ ...day, to: day.to ?? day.from }),
    text: ({ from, to, reason, closesAt }, language) =>
      [formatDays(from, to, language), reason[language], closesAt].filter(Boolean).join(', '),
  },
  answer: {
    fields: (order) => order.map((language) => fieldAt(language, 'lines', `answer.${language}`)),
    text: (value, language) => value[language],
  },
  form: {
    fields: (order) =>
      order.flatMap((language) => [
        optionalFieldAt(`${language}.file`, 'pdf', `file.${language}`),
        optionalFieldAt(`${language}.edition`, 'text', `edition.${language}`),
        optionalFieldAt(`${language}.day`, 'date', `editionDay.${language}`),
      ]),
    fromForm: withoutEmptyParts,
    text: (value, lng) =>
      languages
        .flatMap((one) => {
          const { file, edition, day } = value[one] ?? {};
          const name = i18n.t(`facts:field.file.${one}`, { lng });
          return file ? [name, nameOfUrl(file.url), edition, day && formatDay(day, lng)] : [];
        })
        .filter(Boolean)
        .join(', '),
  },
  picture: {
    fields: (order) => [
      fieldAt('url', 'photograph', 'photograph'),
      ...inBoth(order, 'alt', 'text'),
      fieldAt('credit', 'text'),
    ],
    text: ({ alt, credit }, language) => `${alt[language]} (${credit})`,
  },
  words: {
    fields: (order) =>
      order.map((language) => ({ ...fieldAt(language, 'words', `words.${language}`), language })),
    text: (value, language) => {
      const shown = value[language] === undefined ? otherLanguage(language) : language;
      return shortened(readableText(value, shown), SHORT);
    },
  },
  day: { fields: () => [], text: (value, language) => formatDay(value, language) },
};

/**
 * Returns what has been typed, trimmed, without the parts that are blank. A line break becomes a
 * space, because a fact stands in a sentence or a paragraph.
 */
function withoutBlank(typed: unknown): Parts {
  if (typeof typed === 'string') return typed.trim().replace(/\s*\n\s*/g, ' ');
  if (typeof typed !== 'object' || typed === null) return typed;
  const parts = Object.entries(typed).map(([name, part]) => [name, withoutBlank(part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== '' && part !== undefined));
}

/** Returns the number that has been typed, also with a comma; the text if it is none. */
export function typedNumber(text: unknown): unknown {
  const number = Number(String(text).replace(/\s/g, '').replace(',', '.'));
  return String(text).trim() === '' || Number.isNaN(number) ? text : number;
}

/**
 * Returns the schema of what has been typed for a text of a page. It gives the change to store,
 * null if every language is built in. An issue has the language as its path, and as its message a
 * code under `error` in admin.json.
 * @param inForce the texts of the page, which stay where a field was not touched
 */
const wordsSchema = (slot: Slot, inForce: TextByLanguage): ZodType =>
  custom<Typed>().transform((typed, context) => {
    const value = typedChange(typed, inForce, slot.builtIn);
    if (!value) return null;
    const texts = withChange(slot.builtIn, value);
    const own = Object.keys(texts) as Language[];
    const counts = own.map(
      (language) => namedLines(texts[language] ?? '').filter(([, line]) => line).length,
    );
    /** Returns the code of the first error in a language; undefined for none. */
    const errorIn = (language: Language, index: number) => {
      const text = value[language];
      const builtIn = slot.builtIn[language] ?? '';
      const misfit = text === undefined ? undefined : textError(text, builtIn, slot.path);
      if (misfit) return misfit;
      if (textLines(text ?? '').some((line) => /[[\]]/.test(line))) return 'wordsFigure';
      return Math.max(...counts) > (counts[index] ?? 0) ? 'wordsLines' : undefined;
    };
    for (const [index, language] of own.entries()) {
      const message = errorIn(language, index);
      if (message) context.addIssue({ code: 'custom', message, path: [language] });
    }
    return value;
  });

/**
 * Returns whether a control can hold a draft's value: a text or number, for `pdf` also a file. A
 * hand-made request can store anything else.
 */
const canHold = (control: Control, value: unknown): boolean =>
  ['string', 'number'].includes(typeof value) ||
  (control === 'pdf' && typeof Object(value).url === 'string');

/** Returns the hint of a text: `lines` of a list, `empty` if it may be empty, or undefined. */
const hintName = ({ path, builtIn }: Slot): string | undefined =>
  Object.values(builtIn).some((text) => typeof text !== 'string')
    ? 'lines'
    : canBeEmpty(path)
      ? 'empty'
      : undefined;

/**
 * Returns the form of a fact. It holds `{ is: value }`, because react-hook-form holds objects only.
 * @param stored value with which the form begins; undefined, or a part, for a new one
 * @param language whose fields stand first
 * @param slot text of a page that the fact changes; undefined for other facts
 * @returns `fields` with their paths; `schema`, which gives what the database stores; `values`, the
 *   first values; `fill`, which returns the first values with a draft's values in their place
 */
export function factForm(kind: FactKind, stored: Parts, language: Language, slot?: Slot) {
  const {
    fields: makeFields,
    toForm,
    fromForm = (typed: Parts) => typed,
  }: FactForm<Parts> = forms[kind];
  const hint = slot && hintName(slot);
  const fields = makeFields(withOther(language))
    .filter((one) => !(slot && one.language) || slot.builtIn[one.language] !== undefined)
    .map((one) => ({ ...one, hint, name: one.name ? `is.${one.name}` : 'is' }));
  const inForce = slot && withChange(slot.builtIn, stored);
  const values: Parts = {
    is: inForce
      ? typedTexts(inForce, slot.builtIn)
      : toForm && stored !== undefined
        ? toForm(stored)
        : structuredClone(stored),
  };
  // A control without a value would be one that React does not control.
  for (const { name } of fields) set(values, name, get(values, name) ?? '');
  const schema = inForce
    ? wordsSchema(slot, inForce)
    : preprocess((typed) => fromForm(withoutBlank(typed)), schemas[kind]);
  /** Returns the first values with the draft's where they have the type of a control. */
  const fill = (draft: unknown): typeof values => {
    const copy = structuredClone(values);
    for (const { name, control } of fields) {
      const value = get(draft, name);
      if (canHold(control, value)) set(copy, name, value);
    }
    return copy;
  };
  return { fields, schema: z.object({ is: schema }), values, fill };
}

/**
 * Formats the value of a fact for staff to read. Null for a text of a page becomes “original text”.
 * A value that is not of the fact's type becomes JSON, and so does the value of an unknown key.
 * @param value not undefined
 */
export function valueText(key: string, value: unknown, language: Language): string {
  const kind = kindOfFact(key);
  if (kind === 'words' && value === null) return i18n.t('facts:words.original', { lng: language });
  if (!kind || !isFactOfKey(key, value)) return JSON.stringify(value);
  const { text = String }: FactForm<unknown> = forms[kind];
  return text(value, language);
}
