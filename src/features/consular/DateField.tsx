import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/dates/calendarDay';
import { moscowToday } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Field } from '../../ui/forms/Field';
import styles from './DateTool.module.css';
import type { DayErrorCode } from './travelDates';
import { textOfInput } from './useDateForm';

interface Props {
  /** Name and id of the field. */
  name: string;
  label: string;
  hint?: string;
  /** Reason why the value is rejected; null or undefined shows no error. */
  problem?: DayErrorCode | null | undefined;
  /** The first day that the browser's calendar offers; it does not replace the validation. */
  min?: string;
  defaultValue?: string;
  /** Value that makes the field controlled, with `onChange`, in place of `defaultValue`. */
  value?: string;
  /** Gets the value of the field; `impossible` for a day that the calendar does not have. */
  onChange?: (text: string) => void;
}

export function DateField({ label, hint, problem, onChange, ...input }: Props) {
  const { t } = useTranslation('consular/dates');
  // The message states today's date, so that a visitor notices a wrong clock of the device.
  const today = formatDay(moscowToday(), useLanguage());
  const error = problem ? t(`problems.${problem}`, { today }) : undefined;
  return (
    <Field name={input.name} label={label} hint={hint} error={error} live>
      {(control) => (
        <input
          {...control}
          type="date"
          {...input}
          onChange={onChange && ((event) => onChange(textOfInput(event.currentTarget)))}
          className={styles.date}
        />
      )}
    </Field>
  );
}
