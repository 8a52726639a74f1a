import { useTranslation } from 'react-i18next';
import { formatDay, parseDay } from '../../lib/dates/calendarDay';
import { moscowDay } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Field } from '../../ui/forms/Field';
import styles from './DateTool.module.css';
import type { DayErrorCode } from './travelDates';
import { useTyped } from './useTyped';

export interface DateFieldProps {
  /** Name and id of the field. */
  name: string;
  label: string;
  hint?: string;
  /** Reason why the value is rejected; null or undefined shows no error. */
  problem?: DayErrorCode | null | undefined;
  /** The number of submissions; a change has the same problem spoken again. */
  attempt?: number;
  /** The first day that the browser's calendar offers; it does not replace the validation. */
  min?: string;
  /** Value at first, or of a button beside the field; never written while somebody types. */
  value?: string;
  /** Gets the value that was typed; `impossible` for a day that the calendar does not have. */
  onTyped?: (text: string) => void;
}

const doNothing = () => undefined;

/** Renders a date input, uncontrolled ({@link useTyped}), with label, hint and what is wrong. */
export function DateField({
  label,
  hint,
  problem,
  attempt,
  value,
  onTyped,
  ...input
}: DateFieldProps) {
  const { t } = useTranslation('consular/dates');
  // The message states today's date, so that a visitor notices a wrong clock of the device.
  const today = formatDay(moscowDay(), useLanguage());
  const typed = useTyped(onTyped ?? doNothing, value);
  const error = problem ? t(`problems.${problem}`, { today }) : undefined;
  return (
    <Field name={input.name} label={label} hint={hint} error={error} live attempt={attempt}>
      {(control) => (
        <input
          {...control}
          type="date"
          {...input}
          {...typed}
          defaultValue={value && parseDay(value) ? value : ''}
          className={styles.date}
        />
      )}
    </Field>
  );
}
