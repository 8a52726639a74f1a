import { useState } from 'react';
import type { Day } from '../../lib/dates/calendarDay';
import { moscowDay } from '../../lib/dates/moscowTime';
import type { DayErrorCode } from './travelDates';
import { textOfInput } from './useTyped';

/**
 * Returns why a value is rejected, null for a valid value. Values are `2026-03-01`, '' or
 * `impossible` (31 February); `today` is the day in Moscow.
 */
export type Check<Name extends string> = (
  text: string,
  today: Day,
  texts: Record<Name, string>,
) => DayErrorCode | null;

/** The valid days of the latest submission, and its time. */
export interface Submitted<Name extends string> {
  days: Record<Name, Day>;
  now: Date;
}

/** Returns the input of a form by its name; null without one. */
const findInput = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
};

/**
 * Holds a form with uncontrolled date inputs. Validates on submission only.
 * @param checks by name, in the order of the form; the first invalid input is focused
 * @returns `submitted`, `fieldProps`, and the handlers `onSubmit` and `onChange` of the form
 */
export function useDateForm<Name extends string>(checks: Record<Name, Check<Name>>) {
  const names = Object.keys(checks) as Name[];
  const [problems, setProblems] = useState<Partial<Record<Name, DayErrorCode | null>>>({});
  const [attempt, setAttempt] = useState(0);
  const [submitted, setSubmitted] = useState<Submitted<Name> | null>(null);
  const byName = <Value>(read: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;

  return {
    /** Null before a submission, and once a field has changed since. */
    submitted,
    /** The name, the problem and the number of submissions, as props of a DateField. */
    fieldProps: (name: Name) => ({ name, problem: problems[name], attempt }),
    /** Focuses the first invalid input, or sets and returns `submitted` if all inputs are valid. */
    onSubmit: (form: HTMLFormElement): Submitted<Name> | null => {
      const now = new Date();
      const texts = byName((name) => textOfInput(findInput(form, name)));
      const found = byName((name) => checks[name](texts[name], moscowDay(now), texts));
      setProblems(found);
      setAttempt(attempt + 1);
      const invalid = names.find((name) => found[name]);
      if (invalid) findInput(form, invalid)?.focus();
      const valid = invalid ? null : { days: texts, now };
      setSubmitted(valid);
      return valid;
    },
    /** Clears `submitted`, because its dates belong to former values. Keeps the problems. */
    onChange: () => setSubmitted(null),
  };
}
