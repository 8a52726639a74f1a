import { useState } from 'react';
import type { Day } from '../../lib/dates/calendarDay';
import { moscowToday } from '../../lib/dates/moscowTime';
import type { DayErrorCode } from './travelDates';

type Problems<Name extends string> = Record<Name, DayErrorCode | null>;

interface Submitted<Name extends string> {
  days: Record<Name, Day>;
  /** The day of the submission in Moscow. */
  today: Day;
}

interface DateForm<Name extends string> {
  /** What is wrong with each field, as of the latest submission. */
  problems: Partial<Problems<Name>>;
  /** The valid days submitted last; null once a field has changed since. */
  submitted: Submitted<Name> | null;
  onSubmit: (form: HTMLFormElement) => void;
  onChange: () => void;
}

const inputOf = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
};

/**
 * The text of a date input. A browser returns an empty value for a day the calendar does not have,
 * as it does for no day at all; the former is reported by a text that is no day.
 */
function textOf(form: HTMLFormElement, name: string): string {
  const input = inputOf(form, name);
  return input?.validity.badInput ? 'impossible' : (input?.value ?? '');
}

/**
 * The state of a form of date inputs: validates on submission and focuses the first invalid input.
 * @param names of the inputs, in their order
 * @param problemsOf validates the texts of the inputs
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
    const found = problemsOf(days, today);
    setProblems(found);
    const invalid = names.find((name) => found[name]);
    if (invalid) inputOf(form, invalid)?.focus();
    else setSubmitted({ days, today });
  };
  return { problems, submitted, onSubmit, onChange: () => setSubmitted(null) };
}
