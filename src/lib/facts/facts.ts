import type { Duration, Money } from '../../content/facts.ts';
import * as content from '../../content/facts.ts';
import type { leadership } from '../../content/leadership.ts';
import type { Day } from '../dates/calendarDay.ts';
import type { Language } from '../i18n/languages.ts';
import { typeset } from '../text/typeset.ts';

/** A row of the table `facts`: what is in force for a key since `at`, a timestamp; null is what is built in. */
export interface FactRow {
  key: string;
  value: unknown;
  at: string;
}

/** Answer to a question. One language may be missing: on its pages the question stays open. */
export interface Answer extends Partial<Record<Language, string>> {
  figure?: Money | Duration;
}

/** Days (inclusive) on which the Embassy is closed, or closes at a time; with `open` it is open in spite of a public holiday. */
export interface ClosedDay {
  from: Day;
  to: Day;
  reason: Record<Language, string>;
  /** `H:mm` in Moscow time. */
  closesAt?: string;
  open?: true;
}

/** What staff state of a day (statements.ts), as of the day on which they state it. */
export interface Statement {
  day: Day;
  stated: Day;
}

export type Facts = typeof content & {
  /** Leaders that staff have changed; content/leadership.ts has the others. */
  leadership?: Partial<typeof leadership>;
  closedDays: ClosedDay[];
  /** Answers by the key of their question, with the time of the answer. */
  answers: ReadonlyMap<string, Answer & { at: string }>;
  /** Statements by their key. */
  statements: ReadonlyMap<string, Statement>;
};

/** Returns whether the fact of a key is a statement: a waiting time, or the trouble of a portal. */
export const isStatement = (key: string): boolean => /^(?:waiting|trouble)\./.test(key);

/** Returns the own properties of any value; none for null and for what is not an object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? { ...value } : {};

const withValue = (node: unknown, [name = '', ...rest]: string[], value: unknown): object => ({
  ...fieldsOf(node),
  [name]: rest.length > 0 ? withValue(fieldsOf(node)[name], rest, value) : value,
});

const withTypography = <Texts extends Partial<Record<Language, string>>>(texts: Texts): Texts => ({
  ...texts,
  ...(texts.en && { en: typeset(texts.en) }),
  ...(texts.ru && { ru: typeset(texts.ru) }),
});

/**
 * Returns the built-in facts with what staff have changed, for the build, the browser, print and search.
 * @param rows checked with `checkFact`; of two for the same key the last one counts
 */
export function applyFacts(rows: FactRow[]): Facts {
  const closedDays: ClosedDay[] = [];
  const answers = new Map<string, Answer & { at: string }>();
  const statements = new Map<string, Statement>();
  let facts: object = content;
  for (const { key, value, at } of new Map(rows.map((row) => [row.key, row])).values()) {
    if (value === null) continue;
    const path = key.split('.');
    if (path[0] === 'closedDays') {
      const day = value as ClosedDay;
      closedDays.push({ ...day, reason: withTypography(day.reason) });
    } else if (path[0] === 'answers') {
      answers.set(key.slice(8), { ...withTypography(value as Answer), at });
    } else if (isStatement(key)) {
      statements.set(key, value as Statement);
    } else facts = withValue(facts, path, value);
  }
  return { ...(facts as typeof content), closedDays, answers, statements };
}
