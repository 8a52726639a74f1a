import { get, set } from 'react-hook-form';
import { array, custom, preprocess } from 'zod';
import { type AnswerKind, questions, yesNo } from '../../content/questions';
import { formatDay, formatDays } from '../../lib/dates/calendarDay';
import {
  checkFact,
  type FactKind,
  type FactValue,
  kindOfFact,
  schemas,
} from '../../lib/facts/factSchemas';
import { isTooLong, misfitOfWords, type Slot } from '../../lib/facts/wordSchemas';
import type { Words } from '../../lib/facts/words';
import { i18n } from '../../lib/i18n/i18n';
import { type Language, languages, otherLanguage, withOther } from '../../lib/i18n/languages';
import { toE164 } from '../../lib/text/phone';
import { nameOfUrl } from '../../lib/urls/media';
import { completeUrl, leadsNowhere } from '../../lib/urls/pagePath';
import { z } from '../../lib/zod';
import { messageKey } from '../forms/fieldErrors';
import { readableText, shortened } from '../words/figures';
import { blankLanguage, changeOf, type Line, linesIn, withChange } from '../words/lines';

export type Control =
  | ('number' | 'text' | 'tel' | 'email' | 'url' | 'time' | 'date' | 'lines' | 'words')
  | FileKind
  /** The values of a choice; empty for none. */
  | readonly string[];

/** Width divided by height, and bytes at most, because pages load a photograph at once. */
export const uploads = {
  pdf: { ratio: 0, maxBytes: 0 },
  portrait: { ratio: 4 / 5, maxBytes: 120 * 1024 },
  photograph: { ratio: 16 / 9, maxBytes: 250 * 1024 },
};
export type FileKind = keyof typeof uploads;

export const isFileKind = (control: Control): control is FileKind => String(control) in uploads;

interface FactField {
  /** Path in the value: `reason.en`; empty for a value that is one text or number. */
  name: string;
  control: Control;
  /** Name under `field` in facts.json. */
  label: string;
  optional?: boolean;
}

/** How staff type and read values of `schemas`. Methods, so that each is `FactForm<unknown>`. */
interface FactForm<Value> {
  fields(order: Order): FactField[];
  /** Returns what the controls show of a value, by default the value itself. */
  toForm?(value: Value, key: string): object;
  /** Completes what has been typed, without blank parts, to a value. */
  fromForm?(typed: Typed): unknown;
  /** Formats a value for staff to read; by default as it is. */
  text?(value: Value, language: Language, key: string): string;
}

/** A value whose parts may be missing, or be texts that are no number. */
// biome-ignore lint/suspicious/noExplicitAny: the schema checks it
type Typed = any;

const field = (name: string, control: Control, label = name): FactField => ({
  name,
  control,
  label,
});
const optional = (name: string, control: Control, label?: string): FactField => ({
  ...field(name, control, label),
  optional: true,
});
/** The languages of a form, first the language of the staff area. */
type Order = readonly Language[];

/** Returns the fields of a text in both languages. */
const inBoth = (order: Order, part: string, control: Control, make = field): FactField[] =>
  order.map((language) => make(`${part}.${language}`, control));

const { unit: units } = schemas.duration.shape;
const { currency: currencies } = schemas.money.shape;
const isCurrency = (unit: string): boolean => currencies.safeParse(unit).success;

const format = (value: unknown, name: string, lng: Language) =>
  String(i18n.services.formatter?.format(value, name, lng, {}) ?? '');

/** Pads a time of the site, `9:00`, for the control, `09:00`. */
const padded = (time?: string) => time?.padStart(5, '0');

/** Returns the parts in which something has been typed. */
const filled = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(Object(part)).length));

const isAsked = (kind: AnswerKind, key: string): boolean =>
  questions.some(
    (question) => `answers.${question.key}` === key && question.answer?.includes(kind),
  );

/** Returns the fields that fit a question, and the fields of a stored figure. */
function answerFields(
  order: Order,
  key: string,
  { figure }: Partial<FactValue<'answer'>>,
): FactField[] {
  const choice = isAsked('yesNo', key);
  const money = figure !== undefined || isAsked('money', key);
  const time = figure !== undefined || isAsked('time', key);
  const [amount, unit] = money
    ? time
      ? ['amount', 'figure']
      : ['sum', 'currency']
    : ['time', 'unit'];
  const choices = [...(money ? currencies.options : []), ...(time ? units.options : [])];
  const all = [
    choice && optional('yes', ['', ...Object.keys(yesNo)]),
    ...order.map((one) =>
      choice ? optional(one, 'lines', `details.${one}`) : field(one, 'lines', `answer.${one}`),
    ),
    choices.length > 0 && optional('figure.amount', 'number', amount),
    time && optional('figure.max', 'number', 'max'),
    choices.length > 0 && optional('figure.unit', ['', ...choices], unit),
  ];
  return all.filter((one) => one !== false);
}

/** Characters of a changed text that stand for it in one line. */
const SHORT = 160;

const forms: { [Kind in FactKind]: FactForm<FactValue<Kind>> } = {
  money: {
    fields: () => [field('amount', 'number', 'sum')],
    text: (value, language) => format(value, 'money', language),
  },
  duration: {
    fields: () => [
      field('amount', 'number', 'time'),
      optional('max', 'number'),
      field('unit', units.options),
    ],
    text: (value, language) => format(value, 'duration', language),
  },
  hours: {
    fields: () => [field('opens', 'time'), field('closes', 'time')],
    toForm: ({ opens, closes }) => ({ opens: padded(opens), closes: padded(closes) }),
    text: ({ opens, closes }) => `${opens}–${closes}`,
  },
  leader: {
    fields: (order) => [
      ...inBoth(order, 'name', 'text', optional),
      ...inBoth(order, 'title', 'text'),
      optional('photo', 'portrait'),
      ...inBoth(order, 'about', 'lines', optional),
      optional('phone', 'tel', 'tel'),
      optional('email', 'email'),
    ],
    fromForm: ({ title, phone, ...typed }) => ({
      ...{ name: null, title, photo: null },
      ...filled({ ...typed, phone: phone && (toE164(phone) ?? '-') }),
    }),
    text: ({ name, title, photo }, language) =>
      [name?.[language], title[language], photo && i18n.t('facts:withPortrait', { lng: language })]
        .filter(Boolean)
        .join(', '),
  },
  number: { fields: () => [field('', 'number', 'number')] },
  phone: {
    fields: () => [field('', 'tel', 'tel')],
    // Emergency numbers have three digits.
    fromForm: (typed) => (/^\d{3}$/.test(typed) ? typed : (toE164(typed) ?? '')),
    text: (value, language) => format(value, 'phone', language),
  },
  email: { fields: () => [field('', 'email', 'email')] },
  url: { fields: () => [field('', 'url', 'url')], fromForm: completeUrl },
  text: { fields: () => [field('', 'text', 'text')] },
  closedDay: {
    fields: (order) => [
      field('from', 'date'),
      optional('to', 'date'),
      ...inBoth(order, 'reason', 'text'),
      optional('closesAt', 'time'),
    ],
    toForm: ({ from, to, closesAt, ...day }) => ({
      ...day,
      from,
      to: to === from ? '' : to,
      closesAt: padded(closesAt),
    }),
    fromForm: (day) => ({ ...day, to: day.to ?? day.from }),
    text: ({ from, to, reason, closesAt }, language) =>
      [formatDays(from, to, language), reason[language], closesAt].filter(Boolean).join(', '),
  },
  answer: {
    fields: () => [],
    // “Yes” and “no” are the first words of both texts.
    toForm: ({ en, ru, figure }, key) => {
      const yes = Object.entries(yesNo).find(
        ([, first]) =>
          isAsked('yesNo', key) && en.startsWith(`${first.en}.`) && ru.startsWith(`${first.ru}.`),
      )?.[0];
      const rest = (text: string) => (yes ? text.slice(text.indexOf('.') + 1).trim() : text);
      const unit = figure && (figure.unit ?? figure.currency);
      return { yes, en: rest(en), ru: rest(ru), figure: { ...figure, unit } };
    },
    fromForm: ({ yes, figure, ...texts }) => {
      const first = Object.entries(yesNo).find(([name]) => name === yes)?.[1];
      // Details in one language alone would be lost in the other.
      const isBare = languages.every((language) => !texts[language]);
      const textIn = (language: Language) =>
        (isBare || texts[language]) &&
        [first && `${first[language]}.`, texts[language]].filter(Boolean).join(' ');
      const { amount, max, unit = '' } = figure ?? {};
      return withoutBlank({
        en: textIn('en'),
        ru: textIn('ru'),
        ...((amount !== undefined || unit) && {
          figure: isCurrency(unit) ? { amount, currency: unit } : { amount, max, unit },
        }),
      });
    },
    text: ({ figure, ...text }, language) =>
      [figure && format(figure, figure.currency ? 'money' : 'duration', language), text[language]]
        .filter(Boolean)
        .join('. '),
  },
  form: {
    fields: (order) =>
      order.flatMap((language) => [
        optional(`${language}.file`, 'pdf', `file.${language}`),
        optional(`${language}.edition`, 'text', `edition.${language}`),
        optional(`${language}.day`, 'date', `editionDay.${language}`),
      ]),
    fromForm: filled,
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
      field('url', 'photograph', 'photograph'),
      ...inBoth(order, 'alt', 'text'),
      field('credit', 'text'),
    ],
    text: ({ alt, credit }, language) => `${alt[language]} (${credit})`,
  },
  words: {
    fields: () => [field('', 'words', 'words')],
    text: (value, language) => {
      const shown = value[language] === undefined ? otherLanguage(language) : language;
      return shortened(readableText(value, shown), SHORT);
    },
  },
  day: { fields: () => [], text: (value, language) => formatDay(value, language) },
};

/** Returns what has been typed, trimmed, without the parts that are blank. */
function withoutBlank(typed: unknown): Typed {
  if (typeof typed === 'string') return typed.trim();
  if (typeof typed !== 'object' || typed === null) return typed;
  const parts = Object.entries(typed).map(([name, part]) => [name, withoutBlank(part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== '' && part !== undefined));
}

const answer = languages.reduce(
  (schema, language) =>
    schema.refine((value) => !leadsNowhere(value[language]), {
      error: messageKey('linkNowhere'),
      path: [language],
    }),
  schemas.answer,
);

/** Returns the number that has been typed, also with a comma; the text if it is none. */
export function typedNumber(text: unknown): unknown {
  const number = Number(String(text).replace(/\s/g, '').replace(',', '.'));
  return String(text).trim() === '' || Number.isNaN(number) ? text : number;
}

function formSchema(kind: FactKind) {
  const { fromForm = (typed: Typed) => typed }: FactForm<unknown> = forms[kind];
  const schema = kind === 'answer' ? answer : schemas[kind];
  return z.object({ is: preprocess((typed) => fromForm(withoutBlank(typed)), schema) });
}

/** The schemas of what a form holds, by kind. */
const formSchemas = Object.fromEntries(
  Object.keys(schemas).map((kind) => [kind, formSchema(kind as FactKind)]),
) as Record<FactKind, ReturnType<typeof formSchema>>;

/** Returns whether a draft's value has the type of a control; a hand-made request can store any. */
const fits = (control: Control, value: unknown): boolean =>
  control === 'words'
    ? linesSchema.safeParse(value).success
    : ['string', 'number'].includes(typeof value) ||
      (control === 'pdf' && typeof Object(value).url === 'string');

/**
 * Returns the form of a fact. It holds `{ is: value }`, because react-hook-form holds objects only.
 * @param stored value that it begins with; undefined, or a part, for a new one
 * @param language whose fields stand first
 * @returns the fields with their paths; the schema, which gives what the database stores; the first
 *   values; `fill`, which gives a draft's values; whether the controls can show all of a draft
 */
export function formOf(
  key: string,
  kind: FactKind,
  stored: Typed,
  language: Language,
  slot?: Slot,
) {
  const form = slot ? wordsForm(slot, stored) : factForm(key, kind, stored, withOther(language));
  const fill = (draft: unknown): typeof form.values => {
    const filled = structuredClone(form.values);
    for (const { name, control } of form.fields) {
      const value = get(draft, name);
      if (fits(control, value)) set(filled, name, value);
    }
    // The one part of a value without a control.
    if (kind === 'closedDay' && get(draft, 'is.open') === true) filled.is.open = true;
    return filled;
  };
  const canShow = (draft: { is?: unknown }): boolean =>
    draft.is !== undefined &&
    form.fields.every(({ name, control }) => {
      const value = get(draft, name);
      return value === undefined || fits(control, value);
    });
  return { ...form, fill, canShow };
}

function factForm(key: string, kind: FactKind, stored: Typed, order: Order) {
  const { fields: ofKind, toForm }: FactForm<Typed> = forms[kind];
  const fields = (kind === 'answer' ? answerFields(order, key, stored ?? {}) : ofKind(order)).map(
    (one) => ({
      ...one,
      name: one.name ? (`is.${one.name}` as const) : ('is' as const),
    }),
  );
  const values = {
    is: toForm && stored !== undefined ? toForm(stored, key) : structuredClone(stored),
  };
  // A control without a value would be one that React does not control.
  for (const { name } of fields) set(values, name, get(values, name) ?? '');
  return { fields, schema: formSchemas[kind], values };
}

const cells = array(z.string());
const linesSchema = array(z.object({ id: z.string(), cells: z.object({ en: cells, ru: cells }) }));

/** Returns whether a line has a bracket, which is left of a figure that has been typed over. */
const hasBracket = (lines: Line[]): boolean =>
  lines.some(({ cells }) => /[[\]]/.test(Object.values(cells).join()));

/** Returns the form of a page's text: it holds lines in both languages, and stores the changes. */
const wordsForm = (slot: Slot, stored?: Words) => ({
  fields: [{ ...field('', 'words', 'words'), name: 'is' as const }],
  schema: z.object({
    is: custom<Line[]>().transform((lines, context) => {
      const value = changeOf(lines, slot.builtIn);
      const misfit =
        misfitOfWords(value, slot) ||
        (isTooLong(value, slot) && 'wordsLong') ||
        (hasBracket(lines) && 'wordsFigure');
      // A blank line says what the other language does, whose figures may be others.
      const isFilled = misfit === 'wordsFigure' && blankLanguage(lines);
      const message = isFilled ? 'wordsEmpty' : misfit;
      if (message) context.addIssue({ code: 'custom', message });
      // Null for the built-in text.
      return value as Words;
    }),
  }),
  values: { is: linesIn(withChange(slot.builtIn, stored)) } as Typed,
});

/** Formats the value of a fact for staff to read; one that is not of the fact's type as JSON. */
export function valueText(key: string, value: unknown, language: Language): string {
  const kind = kindOfFact(key);
  if (kind === 'words' && value === null) return i18n.t('facts:words.original', { lng: language });
  if (!kind || !checkFact(key, value)) return JSON.stringify(value);
  const { text = String }: FactForm<unknown> = forms[kind];
  return text(value, language, key);
}

/** Returns whether an amount of money changes by over half, so that a save has to be confirmed. */
export function isDoubtful(before: unknown, value: unknown): boolean {
  const [old, now] = [before, value].map((one) => schemas.money.safeParse(one).data?.amount);
  return old !== undefined && now !== undefined && Math.abs(now - old) > old / 2;
}
