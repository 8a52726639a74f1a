import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';

export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

interface Props {
  label: string;
  /** Stable id of the control, for the error summary's links. */
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Draws the control with the attributes that tie it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** The one form field: label, hint, error and control, tied together. */
export function Field({ label, name, hint, error, optional = false, children }: Props) {
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
        <p id={errorId} className={styles.error}>
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
