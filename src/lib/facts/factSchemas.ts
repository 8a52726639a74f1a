import {
  array,
  exactOptional,
  literal,
  nullable,
  number,
  type output,
  record,
  string,
  union,
} from 'zod';
import * as content from '../../content/facts.ts';
import { leadership } from '../../content/leadership.ts';
import type admin from '../../locales/en/admin.json';
import { daysBetween, parseDay } from '../dates/calendarDay.ts';
import { isStoredFile } from '../urls/media.ts';
import { isHttpUrl } from '../urls/urls.ts';
import { z } from '../zod.ts';

/**
 * The schema of each type of fact, for forms, for responses to the staff area, and for the build.
 * Messages are codes, under `error` in admin.json. Pages of the site load no zod (decision 0047).
 */

/**
 * Returns the parameters with which a check of zod has a code as its message, at `path` if given.
 * The compiler checks that the code exists.
 */
const withCode = (error: keyof typeof admin.error, path?: string[]) => ({
  error,
  ...(path && { path }),
});

const amount = number(withCode('amountWrong'))
  .min(0, withCode('amountWrong'))
  .max(1e9, withCode('amountWrong'));
/** Returns the schema of a text that is not blank; a missing or blank text has the code `empty`. */
const filledLine = (empty: keyof typeof admin.error) =>
  z.string(withCode(empty)).regex(/\S/, withCode(empty));
const inBoth = z.object({ en: filledLine('alertEnEmpty'), ru: filledLine('alertRuEmpty') });
const currency = z.enum(['USD', 'RUB', 'KES'], withCode('unitEmpty'));
const unit = z.enum(['hour', 'day', 'workingDay', 'week', 'month', 'year'], withCode('unitEmpty'));
const range = z.object({ amount, max: exactOptional(amount) });
/** Returns whether a range is a single amount, or its end is above its start. */
const isAscending = ({ amount: from, max }: output<typeof range>) =>
  max === undefined || max > from;
const maxSmall = withCode('maxSmall', ['max']);

/** Time, `H:mm`; a control of the browser pads the hour. */
const time = z
  .string(withCode('timeEmpty'))
  .regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, withCode('timeEmpty'))
  .overwrite((text) => text.replace(/^0(?=\d:)/, ''));
/** Pads a time, `9:00`, so that times compare as texts. */
const padded = (text: string): string => text.padStart(5, '0');

const day = z.string(withCode('dayEmpty')).refine((text) => parseDay(text), withCode('dayEmpty'));
/** The first day of an edition of a form; the database has the same limit. */
const FIRST_DAY = '2000-01-01';
/** The longest closed period, because pages try day after day; the database has the same limit. */
const MAX_CLOSED_DAYS = 366;

const storedFile = z.string(withCode('fileEmpty')).refine(isStoredFile, withCode('fileEmpty'));
const formFile = z.object({
  file: z.object(
    { url: storedFile.endsWith('.pdf'), bytes: amount, pages: exactOptional(amount) },
    withCode('fileEmpty'),
  ),
  edition: exactOptional(filledLine('factWrong').max(60, withCode('factWrong'))),
  day: exactOptional(day.refine((text) => text >= FIRST_DAY, withCode('dayEmpty'))),
});

const words = union([
  string(),
  array(string()),
  array(array(string())),
  record(string(), string()),
]);

const email = z
  .string(withCode('emailWrong'))
  .regex(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, withCode('emailWrong'));
const phone = z.string(withCode('phoneWrong')).regex(/^\+?\d{3,15}$/, withCode('phoneWrong'));

export const schemas = {
  money: z.object({ amount, currency }),
  duration: range.extend({ unit }).refine(isAscending, maxSmall),
  hours: z
    .object({ opens: time, closes: time })
    .refine(
      ({ opens, closes }) => padded(opens) < padded(closes),
      withCode('closesEarly', ['closes']),
    ),
  leader: z.object({
    name: nullable(inBoth),
    title: inBoth,
    photo: nullable(storedFile),
    /** In place of the built-in introduction. */
    about: exactOptional(inBoth),
    phone: exactOptional(phone),
    email: exactOptional(email),
  }),
  number: amount,
  url: z
    .string(withCode('linkWrong'))
    .regex(/^\S*$/, { ...withCode('linkSpaces'), abort: true })
    .regex(/^https?:\/\//i, { ...withCode('linkScheme'), abort: true })
    .refine(isHttpUrl, withCode('linkWrong')),
  email,
  phone,
  text: filledLine('factWrong').max(40, withCode('factWrong')),
  /** Inclusive days on which the Embassy is closed or closes early; `open` overrides a holiday. */
  closedDay: z
    .object({
      from: day,
      to: day,
      reason: inBoth,
      closesAt: exactOptional(time),
      open: exactOptional(literal(true)),
    })
    .refine(({ from, to }) => from <= to, withCode('dayOrder', ['to']))
    .refine(
      ({ from, to }) => daysBetween(from, to) <= MAX_CLOSED_DAYS,
      withCode('daysMany', ['to']),
    ),
  /** Answer to a question. */
  answer: inBoth,
  /** The day on which a page was checked; the database refuses a day that is still to come. */
  day,
  /** The official PDF of a form in one or both languages, with its edition and day. */
  form: z
    .object({ en: exactOptional(formFile), ru: exactOptional(formFile) })
    .refine(({ en, ru }) => en || ru, withCode('fileEmpty', ['en', 'file'])),
  /** A photograph in place of the drawing at the head of a page. */
  picture: z.object({
    url: storedFile,
    alt: inBoth,
    credit: filledLine('creditEmpty').max(100, withCode('factWrong')),
  }),
  /** Changed text of a page; `wordsMisfit` (wordSchemas.ts) compares it with the built-in one. */
  words: z.object({ en: exactOptional(words), ru: exactOptional(words) }),
};

export type FactKind = keyof typeof schemas;
export type FactValue<Kind extends FactKind> = output<(typeof schemas)[Kind]>;

/** The kinds of built-in values; `text` last, because other texts fit it too. */
const builtInKinds = [
  ...(['money', 'duration', 'hours', 'leader', 'number'] as const),
  ...(['url', 'email', 'phone', 'text'] as const),
];

/** What staff may change; the address and the pin of the map stay. */
const { place: _, ...changeable } = { ...content, leadership };

/**
 * Returns the values below a node by key, in order: `['fees.visa', { kind, value }]`. A value that
 * is of no kind is a group, whose values are returned.
 */
const valuesIn = (node: object, path = ''): [string, { kind: FactKind; value: unknown }][] =>
  Object.entries(node).flatMap(([name, value]) => {
    const kind = builtInKinds.find((one) => schemas[one].safeParse(value).success);
    return kind ? [[path + name, { kind, value }]] : valuesIn(value, `${path}${name}.`);
  });

/** The values of content/facts.ts that staff may change, by key, in its order. */
export const builtInFacts: ReadonlyMap<string, { kind: FactKind; value: unknown }> = new Map(
  valuesIn(changeable),
);

/** The kinds of facts that are not built in, by the first part of their key. */
const groupKinds = new Map<string, FactKind>([
  ['closedDays', 'closedDay'],
  ['answers', 'answer'],
  ['forms', 'form'],
  ['pictures', 'picture'],
  ['reviewed', 'day'],
]);

/**
 * Returns the kind of a fact by the form of its key, even if no such text, page or day exists;
 * undefined for a key of no kind.
 */
export const kindOfFact = (key: string): FactKind | undefined =>
  (partsOfWordsKey(key) && 'words') ??
  builtInFacts.get(key)?.kind ??
  groupKinds.get(key.slice(0, Math.max(0, key.indexOf('.'))));

/**
 * Returns the parts of the key of a changed text, `words:<namespace>:<path>`, the path with dots:
 * `sections.bring.note`; undefined for any other key.
 */
export function partsOfWordsKey(key: string): { namespace: string; path: string } | undefined {
  const [words, namespace, path] = key.split(':');
  return words === 'words' && namespace && path ? { namespace, path } : undefined;
}

/**
 * Returns whether a value has the type of the fact with a key, as {@link kindOfFact} tells by the
 * form of the key: true even if no such text, page or question exists. False for null and a key of
 * no kind.
 */
export function isFactOfKey(key: string, value: unknown): boolean {
  const kind = kindOfFact(key);
  return kind !== undefined && schemas[kind].safeParse(value).success;
}

/**
 * Returns the rows that the site may apply: those whose value has the type of their key, and every
 * row with null, which takes a change back. Others are left out, because no fee may be empty.
 */
export const checkedFacts = <Row extends { key: string; value: unknown }>(rows: Row[]): Row[] =>
  rows.filter(({ key, value }) => value === null || isFactOfKey(key, value));
