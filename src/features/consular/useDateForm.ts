import { useState } from 'react';
import type { Day } from '../../lib/dates/calendarDay';
import { moscowToday } from '../../lib/dates/moscowTime';
import type { DayErrorCode } from './travelDates';
import { textOfInput } from './useTyped';

type Problems<Name extends string> = Record<Name, DayErrorCode | null>;

interface Submitted<Name extends string> {
  days: Record<Name, Day>;
  now: Date;
}

interface DateForm<Name extends string> {
  /** The error code of each field at the latest submission, null for a valid one; `{}` before the first. */
  problems: Partial<Problems<Name>>;
  /** The valid days of the latest submission; null before one, and once a field has changed since. */
  submitted: Submitted<Name> | null;
  /** The number of submissions. */
  attempt: number;
  /** Validates all inputs; then either focuses the first invalid one or sets `submitted`, which it returns. */
  onSubmit: (form: HTMLFormElement) => Submitted<Name> | null;
  /** Clears `submitted`, because the calculated dates belong to the former values. Keeps `problems`. */
  onChange: () => void;
}

const inputOf = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
};

/**
 * Holds a form with uncontrolled date inputs. Validates on submission only.
 * @param names in the order of the form; the first invalid one is focused
 * @param problemsOf returns the error code of each input, null for a valid one. Gets the values as `2026-03-01`, '' or
 * `impossible` (31 February), and the current day in Moscow
 */
export function useDateForm<Name extends string>(
  names: readonly Name[],
  problemsOf: (texts: Record<Name, string>, today: Day) => Problems<Name>,
): DateForm<Name> {
  const [problems, setProblems] = useState<Partial<Problems<Name>>>({});
  const [attempt, setAttempt] = useState(0);
  const [submitted, setSubmitted] = useState<Submitted<Name> | null>(null);
  const onSubmit = (form: HTMLFormElement) => {
    const now = new Date();
    const typed = Object.fromEntries(names.map((name) => [name, textOfInput(inputOf(form, name))]));
    const texts = typed as Record<Name, string>;
    const nextProblems = problemsOf(texts, moscowToday(now));
    setProblems(nextProblems);
    setAttempt(attempt + 1);
    const invalid = names.find((name) => nextProblems[name]);
    if (invalid) inputOf(form, invalid)?.focus();
    const valid = invalid ? null : { days: texts, now };
    setSubmitted(valid);
    return valid;
  };
  return { problems, attempt, submitted, onSubmit, onChange: () => setSubmitted(null) };
}
