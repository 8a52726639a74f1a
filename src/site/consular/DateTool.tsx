import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { DateField, type DateFieldProps } from './DateField';
import styles from './DateTool.module.css';
import { type Check, type Submitted, useDateForm } from './useDateForm';

interface Asked<Name extends string>
  extends Pick<DateFieldProps, 'label' | 'hint' | 'min' | 'value'> {
  check: Check<Name>;
}

interface Props<Name extends string> {
  title: string;
  /** Whether it is closed at first. */
  folded?: boolean;
  /** What the calculation assumes, in small print. */
  assumed: string;
  /** The fields by name, which is also their id. */
  fields: Record<Name, Asked<Name>>;
  /** Renders the calculated dates, which screen readers announce. */
  children: (result: Submitted<Name>) => ReactNode;
}

/**
 * Renders a date calculator: fields, a button and, after a submission of valid dates, what
 * `children` returns, until a field changes. Hidden on paper and without JavaScript.
 */
export function DateTool<Name extends string>({
  title,
  folded = false,
  assumed,
  fields,
  children,
}: Props<Name>) {
  const { t } = useTranslation('consular/dates');
  const asked = Object.entries(fields) as [Name, Asked<Name>][];
  const checks = Object.fromEntries(asked.map(([name, { check }]) => [name, check]));
  const { submitted, fieldProps, ...form } = useDateForm(checks as Record<Name, Check<Name>>);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.onSubmit(event.currentTarget);
  };
  return (
    <details className={`box ${styles.tool}`} open={!folded} data-screen-only data-script-only>
      <summary>
        <h3>{title}</h3>
      </summary>
      <form
        noValidate
        aria-label={title}
        className="stack"
        onSubmit={submit}
        onChange={form.onChange}
      >
        <div className="stack">
          {asked.map(([name, { check: _, ...field }]) => (
            <DateField key={name} {...field} {...fieldProps(name)} />
          ))}
        </div>
        <Button type="submit">{t('show')}</Button>
        <div role="status" className="stack gap-2">
          {submitted && children(submitted)}
        </div>
        <p className="small-print">{assumed}</p>
      </form>
    </details>
  );
}
