import { useState } from 'react';
import type { Day } from '../../lib/dates/calendarDay';
import { moscowToday } from '../../lib/dates/moscowTime';
import type { DayErrorCode } from './travelDates';

type Problems<Name extends string> = Record<Name, DayErrorCode | null>;

interface Submitted<Name extends string> {
  days: Record<Name, Day>;
  /** The day of the submission, in Moscow. */
  today: Day;
}

interface DateForm<Name extends string> {
  /** The error code of each field as of the latest submission. */
  problems: Partial<Problems<Name>>;
  /** The valid days of the latest submission; null before one, and once a field has changed since. */
  submitted: Submitted<Name> | null;
  onSubmit: (form: HTMLFormElement) => void;
  onChange: () => void;
}

const inputOf = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
};

/**
 * Returns the value of a date input; `impossible` for a day that the calendar does not have, because browsers
 * return an empty value for it as for an empty input.
 */
function textOf(form: HTMLFormElement, name: string): string {
  const input = inputOf(form, name);
  return input?.validity.badInput ? 'impossible' : (input?.value ?? '');
}

/**
 * The state of a form with date inputs: validates them on submission and focuses the first invalid one.
 * @param names of the inputs, in the order of the form
 * @param problemsOf returns the error code of each input, null for a valid one
 */
export function useDateForm<Name extends string>(
  names: readonly Name[],
  problemsOf: (texts: Record<Name, string>, today: Day) => Problems<Name>,
): DateForm<Name> {
  const [problems, setProblems] = useState<Partial<Problems<Name>>>({});
  const [submitted, setSubmitted] = useState<Submitted<Name> | null>(null);
  const onSubmit = (form: HTMLFormElement) => {
    const today = moscowToday();
    const texts = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
    const days = texts as Record<Name, string>;
    const nextProblems = problemsOf(days, today);
    setProblems(nextProblems);
    const invalid = names.find((name) => nextProblems[name]);
    if (invalid) inputOf(form, invalid)?.focus();
    else setSubmitted({ days, today });
  };
  return { problems, submitted, onSubmit, onChange: () => setSubmitted(null) };
}
