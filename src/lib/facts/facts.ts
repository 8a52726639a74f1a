import * as content from '../../content/facts.ts';
import type { leadership } from '../../content/leadership.ts';
import type { Database } from '../http/database.types.ts';
import type { Language } from '../i18n/languages.ts';
import { typeset } from '../text/typeset.ts';
import type { FactValue } from './factSchemas.ts';

/** A row of the table `facts`: the value since the timestamp `at`; null for the built-in value. */
export interface FactRow {
  key: string;
  value: unknown;
  at: string;
}

/** An alert in the response of `current_site`; the times are ISO 8601. */
export type AlertRow = {
  level: Database['public']['Enums']['alert_level'];
  link: string | null;
} & Record<Language | 'from' | 'until', string>;

/** The response of the function `current_site`: changes of staff, and alerts in force. */
export interface SiteRows {
  facts: FactRow[];
  alerts: AlertRow[];
}

/** What the build has of the database (prerender/fetchSite.ts). */
export interface BuiltSite extends SiteRows {
  /** Time since which changes of facts and texts are not in the build; `''` if it has none. */
  until: string;
}

export const NO_CHANGES: BuiltSite = { facts: [], alerts: [], until: '' };

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
  closedDays: ClosedDay[];
  /** Answers by the key of their question, with the time of the answer. */
  answers: ReadonlyMap<string, Answer & { at: string }>;
};

/** Returns a copy of an object's or array's own properties; `{}` for null and any other value. */
export const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? { ...value } : {};

/** Returns a copy of an object with a value at a path; objects that are missing on it are added. */
const withValue = (node: unknown, [name = '', ...rest]: string[], value: unknown): object => ({
  ...asFields(node),
  [name]: rest.length > 0 ? withValue(asFields(node)[name], rest, value) : value,
});

/** The first part of keys without a built-in value in content/facts.ts. */
const addedGroups = ['forms', 'leadership', 'pictures'];

/** Returns the built-in value of a path, along own properties only; undefined for another path. */
const builtInValue = (path: string[]): unknown =>
  path.reduce<unknown>(
    (node, name) => (Object.hasOwn(Object(node), name) ? asFields(node)[name] : undefined),
    content,
  );

/**
 * Returns whether a value has the type of a built-in value, and at any depth its properties with
 * their types. The property `max` is not compared; further properties are allowed.
 */
const hasPartsOf = (value: unknown, builtIn: unknown): boolean =>
  typeof value === typeof builtIn &&
  Object.entries(asFields(builtIn)).every(
    ([name, part]) => name === 'max' || hasPartsOf(asFields(value)[name], part),
  );

/** Returns texts in both languages as {@link typeset} sets them; other properties stay. */
const withTypography = <Texts extends Record<Language, string>>(texts: Texts): Texts => ({
  ...texts,
  en: typeset(texts.en),
  ru: typeset(texts.ru),
});

/**
 * Returns the built-in facts with the changes of staff, for the build, the browser, print and
 * search. The database checks shapes (`private.is_fact`). Null gives the built-in value, and so
 * does a value without the type of the built-in one, because a release may have changed the type.
 * @param rows of two rows with the same key the last one counts
 */
export function applyFacts(rows: FactRow[]): Facts {
  const closedDays: ClosedDay[] = [];
  const answers = new Map<string, Answer & { at: string }>();
  let facts: object = content;
  for (const { key, value, at } of new Map(rows.map((row) => [row.key, row])).values()) {
    const path = key.split('.');
    const [group = ''] = path;
    if (value === null) continue;
    if (group === 'closedDays') {
      const day = value as ClosedDay;
      closedDays.push({ ...day, reason: withTypography(day.reason) });
    } else if (group === 'answers') {
      answers.set(key.slice(8), { ...withTypography(value as Answer), at });
    } else if (addedGroups.includes(group) || hasPartsOf(value, builtInValue(path))) {
      facts = withValue(facts, path, value);
    }
  }
  return { ...(facts as typeof content), closedDays, answers };
}
