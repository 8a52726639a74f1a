import { type SyntheticEvent, useEffect, useRef } from 'react';

/** Milliseconds without a key after which a value counts as whole. */
const PAUSE_MS = 1000;

/** Returns an input's value, `''` without one; `impossible` for 31 February, empty in browsers. */
export const textOfInput = (input: HTMLInputElement | null): string =>
  input?.validity.badInput ? 'impossible' : (input?.value ?? '');

/** Returns false for `''` and for a year in the making: `0002-12-14` on the way to 2026. */
const isWhole = ({ value }: HTMLInputElement): boolean => value !== '' && !/^0\d{3}-/.test(value);

type InputEvent = SyntheticEvent<HTMLInputElement>;

/**
 * Returns ref and handlers of an uncontrolled date input, because each key changes a date.
 * @param onTyped gets each new value as {@link textOfInput} returns it: a value from a calendar at
 *   once, a typed value on blur or a second after the last key; a typed value that is empty,
 *   impossible or has a year below 1000 on blur alone
 * @param value of the field; written into it when it changes, unless it is the value that `onTyped`
 *   got last
 */
export function useTyped(onTyped: (text: string) => void, value = '') {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(value);
  const byKeys = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  const report = (element: HTMLInputElement) => {
    clearTimeout(timer.current);
    byKeys.current = false;
    const text = textOfInput(element);
    if (text === known.current) return;
    known.current = text;
    onTyped(text);
  };
  return {
    ref: input,
    onKeyDown: () => {
      byKeys.current = true;
    },
    onChange: ({ currentTarget }: InputEvent) => {
      if (!byKeys.current) return report(currentTarget);
      clearTimeout(timer.current);
      if (isWhole(currentTarget)) timer.current = setTimeout(report, PAUSE_MS, currentTarget);
    },
    onBlur: ({ currentTarget }: InputEvent) => report(currentTarget),
  };
}
