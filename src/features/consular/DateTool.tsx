import { CalendarDays } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import styles from './DateTool.module.css';

interface Props {
  title: string;
  assumed: string;
  fields: ReactNode;
  /** The calculated dates, announced by screen readers; empty until a valid submission. */
  children: ReactNode;
  /** The browser's own validation and navigation are off. */
  onSubmit: (form: HTMLFormElement) => void;
  /** Callback for a change of a field, after which the dates are no longer valid. */
  onChange: () => void;
}

/** Lays out the form of a date calculator and its result. Hidden on paper and without JavaScript, because it needs a script. */
export function DateTool({ title, assumed, fields, children, onSubmit, onChange }: Props) {
  const { t } = useTranslation('consular/dates');
  const titleId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className={`stack ${styles.tool}`}
      onSubmit={submit}
      onChange={onChange}
      data-screen-only
      data-script-only
    >
      <h3 id={titleId}>
        <CalendarDays aria-hidden="true" size="1.2em" />
        {title}
      </h3>
      <div className="stack">{fields}</div>
      <Button type="submit">{t('show')}</Button>
      <div role="status" className={styles.dates}>
        {children}
      </div>
      <p className="small-print">{assumed}</p>
    </form>
  );
}
