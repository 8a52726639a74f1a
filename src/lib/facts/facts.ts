import * as content from '../../content/facts.ts';
import type { Leader, leadership } from '../../content/leadership.ts';
import type { Language } from '../i18n/languages.ts';
import { typeset } from '../text/typeset.ts';
import { isHttpUrl } from '../urls/urls.ts';
import type { FactValue } from './factSchemas.ts';

/** A row of the table `facts`: what is in force for a key since `at`, a timestamp; null is what is built in. */
export interface FactRow {
  key: string;
  value: unknown;
  at: string;
}

type Answer = FactValue<'answer'>;
export type ClosedDay = FactValue<'closedDay'>;
export type FormValue = FactValue<'form'>;
export type Picture = FactValue<'picture'>;

export type Facts = typeof content & {
  /** Files of forms that staff have put up, by the form. */
  forms?: Partial<Record<string, FormValue>>;
  /** Leaders that staff have changed; content/leadership.ts has the others. */
  leadership?: Partial<typeof leadership>;
  /** Photographs at the head of pages, by `pictureName`. */
  pictures?: Partial<Record<string, Picture>>;
  /** Sections of the Embassy that staff have introduced, by their number. */
  sections?: Record<string, Leader>;
  closedDays: ClosedDay[];
  /** Answers by the key of their question, with the time of the answer. */
  answers: ReadonlyMap<string, Answer & { at: string }>;
};

/** Returns the own properties of any value; none for null and for what is not an object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? { ...value } : {};

const withValue = (node: unknown, [name = '', ...rest]: string[], value: unknown): object => ({
  ...fieldsOf(node),
  [name]: rest.length > 0 ? withValue(fieldsOf(node)[name], rest, value) : value,
});

const inBoth = { en: '', ru: '' };
const formFile = { file: { url: 'http', bytes: 0 } };
/** Models of the values that are not built in, by the first part of their key. */
const models: Record<string, unknown> = {
  closedDays: { from: '', to: '', reason: inBoth },
  answers: {},
  leadership: { title: inBoth },
  sections: { title: inBoth },
  pictures: { url: 'http', alt: inBoth, credit: '' },
  forms: { en: formFile, ru: formFile },
};
/** Properties that a value need not have, or may have as null. */
const optional = {
  ...inBoth,
  ...{ max: 0, closesAt: '', pages: 0, edition: '', day: '' },
  ...{ name: inBoth, about: inBoth, photo: '', phone: '', email: '' },
};

/**
 * Returns whether a value has the properties of a model, and a web address where the model has one: then it stops no page. It
 * accepts whatever the schema of the fact accepts, and is all that a page checks of a change since the build (decision 0047).
 */
const hasShape = (value: unknown, model: unknown): boolean =>
  typeof value === typeof model &&
  (typeof model === 'string'
    ? !model.startsWith('http') || isHttpUrl(String(value))
    : typeof model !== 'object' ||
      Object.entries({ ...optional, ...model }).every(
        ([name, part]) =>
          (name in optional && (fieldsOf(value)[name] ?? undefined) === undefined) ||
          hasShape(fieldsOf(value)[name], part),
      ));

const withTypography = <Texts extends Partial<Record<Language, string>>>(texts: Texts): Texts => ({
  ...texts,
  ...(texts.en && { en: typeset(texts.en) }),
  ...(texts.ru && { ru: typeset(texts.ru) }),
});

/**
 * Returns the built-in facts with what staff have changed, for the build, the browser, print and search.
 * @param rows of two for the same key the last one counts; one without the shape of its key is ignored
 */
export function applyFacts(rows: FactRow[]): Facts {
  const closedDays: ClosedDay[] = [];
  const answers = new Map<string, Answer & { at: string }>();
  let facts: object = content;
  for (const { key, value, at } of new Map(rows.map((row) => [row.key, row])).values()) {
    const path = key.split('.');
    // A path to a function or into a prototype leads to no value that JSON can have.
    const model =
      models[path[0] ?? ''] ?? path.reduce<unknown>((node, name) => Object(node)[name], content);
    if (value === null || !hasShape(value, model)) continue;
    if (path[0] === 'closedDays') {
      const day = value as ClosedDay;
      closedDays.push({ ...day, reason: withTypography(day.reason) });
    } else if (path[0] === 'answers') {
      answers.set(key.slice(8), { ...withTypography(value as Answer), at });
    } else facts = withValue(facts, path, value);
  }
  return { ...(facts as typeof content), closedDays, answers };
}
