import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FieldGroup.module.css';

interface Props {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Receives the `aria-describedby` of the controls: the ids of hint and error. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** A field with several controls, labelled like `Field`. */
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
