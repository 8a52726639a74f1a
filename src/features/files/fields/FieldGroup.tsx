import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FieldGroup.module.css';

interface Props {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Adds “(optional)” to the label; false by default. */
  optional?: boolean;
  /** Renders the controls; receives their `aria-describedby`, the ids of hint and error. */
  children: (describedBy: string | undefined) => ReactNode;
}

/**
 * Renders a fieldset for a field that has several controls, with label, hint and error like those of `Field`.
 */
export function FieldGroup({ label, hint, error, optional = false, children }: Props) {
  const { t } = useTranslation();
  const base = useId();
  const described = [hint && `${base}-hint`, error && `${base}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} data-error={error ? true : undefined}>
      <legend>
        {label}
        {optional && <span className={styles.hint}> ({t('form.optional')})</span>}
      </legend>
      {hint && (
        <p id={`${base}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${base}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children(described || undefined)}
    </fieldset>
  );
}
