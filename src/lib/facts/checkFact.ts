import type { Duration, Hours, Money } from '../../content/facts.ts';
import * as content from '../../content/facts.ts';
import { type Leader, leadership } from '../../content/leadership.ts';
import { daysBetween, parseDay } from '../dates/calendarDay.ts';
import { isOwnImage } from '../urls/media.ts';
import { isHttpUrl } from '../urls/urls.ts';
import {
  type Answer,
  applyFacts,
  type ClosedDay,
  type FactRow,
  fieldsOf,
  isStatement,
  type Statement,
} from './facts.ts';

/** What staff may change; the address and the pin of the map stay. */
const { place: _, ...builtIn } = { ...content, leadership };

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && /\S/.test(value);
const isNumber: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1e9;
const isOptional = (check: Check, value: unknown): boolean => value === undefined || check(value);
const isInBoth: Check = (value) => isText(fieldsOf(value).en) && isText(fieldsOf(value).ru);
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isTime = matches(/^(?:[01]?\d|2[0-3]):[0-5]\d$/);
const isDay: Check = (value) => typeof value === 'string' && parseDay(value) !== null;
/** The first day of a statement; the database has the same limit. */
const FIRST_DAY = '2000-01-01';
/** The longest period of closed days, because pages look for the next open day one by one; the database has the same limit. */
export const MAX_CLOSED_DAYS = 366;

const minutes = (time: unknown): number =>
  String(time)
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

const isMoney: Check = (value) => {
  const { amount, currency } = fieldsOf(value);
  return isNumber(amount) && matches(/^(?:USD|RUB|KES)$/)(currency);
};

const isDuration: Check = (value) => {
  const { amount, max, unit } = fieldsOf(value);
  return (
    isNumber(amount) &&
    isOptional((most) => isNumber(most) && Number(most) > Number(amount), max) &&
    matches(/^(?:hour|day|workingDay|week|month|year)$/)(unit)
  );
};

/** What a value is, by its type in content/facts.ts, and the three kinds that are not built in. */
const checks = {
  money: isMoney,
  duration: isDuration,
  hours: (value) => {
    const { opens, closes } = fieldsOf(value);
    return isTime(opens) && isTime(closes) && minutes(opens) < minutes(closes);
  },
  leader: (value) => {
    const { name, title, photo } = fieldsOf(value);
    return (
      (name === null || isInBoth(name)) &&
      isInBoth(title) &&
      (photo === null || (typeof photo === 'string' && isOwnImage(photo)))
    );
  },
  number: isNumber,
  phone: matches(/^\+?\d{3,15}$/),
  email: matches(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/),
  url: (value) => typeof value === 'string' && isHttpUrl(value),
  text: (value) => isText(value) && String(value).length <= 40,
  closedDay: (value) => {
    const { from, to, reason, closesAt, open } = fieldsOf(value);
    return (
      isDay(from) &&
      isDay(to) &&
      String(from) <= String(to) &&
      daysBetween(String(from), String(to)) <= MAX_CLOSED_DAYS &&
      isInBoth(reason) &&
      isOptional(isTime, closesAt) &&
      isOptional((is) => is === true, open)
    );
  },
  answer: (value) => {
    const { en, ru, figure } = fieldsOf(value);
    return (
      (isText(en) || isText(ru)) &&
      isOptional(isText, en) &&
      isOptional(isText, ru) &&
      isOptional((one) => isMoney(one) || isDuration(one), figure)
    );
  },
  statement: (value) => {
    const { day, stated } = fieldsOf(value);
    return isDay(day) && isDay(stated) && FIRST_DAY <= String(day) && String(day) <= String(stated);
  },
} satisfies Record<string, Check>;

export type FactKind = keyof typeof checks;

/** The types of the values of each kind. */
export interface FactValues {
  money: Money;
  duration: Duration;
  hours: Hours;
  leader: Leader;
  number: number;
  phone: string;
  email: string;
  url: string;
  text: string;
  closedDay: ClosedDay;
  answer: Answer;
  statement: Statement;
}

/** Returns the value at a path of own properties alone, so that no key reaches a prototype; undefined without one. */
const at = (root: unknown, path: string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (Object.hasOwn(Object(value), name) ? Object(value)[name] : undefined),
    root,
  );

/** Returns the kind of a built-in value by its shape; undefined for an object that groups values. */
function kindOfValue(value: unknown): FactKind | undefined {
  if (typeof value === 'number') return 'number';
  if (typeof value !== 'string') {
    const { currency, unit, opens, title } = fieldsOf(value);
    if (currency) return 'money';
    if (unit) return 'duration';
    if (opens) return 'hours';
    return title ? 'leader' : undefined;
  }
  if (value.startsWith('http')) return 'url';
  if (value.includes('@')) return 'email';
  return checks.phone(value) ? 'phone' : 'text';
}

/** Returns the kind of a fact; undefined for a key that is neither in content/facts.ts nor `closedDays.…`, `answers.…` or a statement. */
export function kindOfFact(key: string): FactKind | undefined {
  if (key.startsWith('closedDays.')) return 'closedDay';
  if (key.startsWith('answers.')) return 'answer';
  if (isStatement(key)) return 'statement';
  return kindOfValue(at(builtIn, key.split('.')));
}

/** Returns whether a value other than null has the type of its key, so that the site shows it; false for an unknown key. */
export function checkFact(key: string, value: unknown): boolean {
  const kind = kindOfFact(key);
  return kind !== undefined && checks[kind](value);
}

/** Returns the keys and values of content/facts.ts that staff may change, in its order. Only its recursion passes arguments. */
export function builtInFacts(node: unknown = builtIn, path: string[] = []): [string, unknown][] {
  if (path.length > 0 && kindOfValue(node)) return [[path.join('.'), node]];
  return Object.entries(fieldsOf(node)).flatMap(([name, value]) =>
    builtInFacts(value, [...path, name]),
  );
}

/**
 * Returns the rows that the site shows: known keys with a value of their type, and null for what was taken back. Others are left
 * out, because no fee may be empty.
 */
export const checkedFacts = (rows: FactRow[]): FactRow[] =>
  rows.filter(({ key, value }) => value === null || checkFact(key, value));

/** Applies rows as {@link applyFacts} does, without those whose value has the wrong type. */
export const mergeFacts = (rows: FactRow[]) => applyFacts(checkedFacts(rows));
