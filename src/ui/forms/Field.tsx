import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';

/** The attributes that associate a control with its label, hint and error message. */
export interface ControlProps {
  /** The `name` of the field. */
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

interface Props {
  label: string;
  /** The id of the control, to which the error summary links. */
  name: string;
  /** Between label and control. */
  hint?: ReactNode;
  /** Why the value is rejected; undefined for a valid one. */
  error?: string | undefined;
  /** Screen readers speak the error when it appears, because the focus may be in the field already. */
  live?: boolean;
  /** Whether the field may stay empty, which its label states. */
  optional?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Without `optional` the control is marked as required for screen readers. */
export function Field(props: Props) {
  const { label, name, hint, error, live = false, optional = false, children } = props;
  const { t } = useTranslation();
  const base = useId();
  const hintId = hint ? `${base}-hint` : undefined;
  const errorId = error ? `${base}-error` : undefined;
  return (
    <div className={styles.field} data-error={error ? true : undefined}>
      <label id={`${name}-label`} htmlFor={name}>
        {label}
        {optional && <span className={styles.optional}> ({t('form.optional')})</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role={live ? 'alert' : undefined} className={styles.error}>
          {error}
        </p>
      )}
      {children({
        id: name,
        'aria-invalid': Boolean(error),
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-required': !optional,
      })}
    </div>
  );
}
