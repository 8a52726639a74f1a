import { useTranslation } from 'react-i18next';
import { type DayProblem, formatDay, moscowToday } from '../../lib/dates/consularDates';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Field } from '../../ui/forms/Field';
import styles from './DateField.module.css';

interface Props {
  name: string;
  label: string;
  hint?: string;
  problem?: DayProblem | null | undefined;
  min?: string;
  defaultValue?: string;
}

/** A calendar day to choose, with what is wrong with it in the reader's language. */
export function DateField({ name, label, hint, problem, min, defaultValue }: Props) {
  const { t } = useTranslation('consular/dates');
  // A clock that is wrong shows by the day it names.
  const today = formatDay(moscowToday(), useLanguage());
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      error={problem ? t(`problems.${problem}`, { today }) : undefined}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          name={name}
          min={min}
          defaultValue={defaultValue}
          className={styles.date}
        />
      )}
    </Field>
  );
}

/**
 * The text of a date field of a form. A browser gives nothing for a day the calendar does not have,
 * which is not the same as nothing chosen: then the text is no day at all.
 */
export function dateText(form: HTMLFormElement, name: string): string {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return '';
  return input.validity.badInput ? 'impossible' : input.value;
}

/** Puts the focus on the first of the named fields. */
export function focusField(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}
