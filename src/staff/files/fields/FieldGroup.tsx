import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadProgress } from '../upload/useUploads';
import styles from './FieldGroup.module.css';

/** Props of a field whose files are uploaded when the form saves. */
export interface FileFieldProps<Value> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** The messages of the field itself precede it. */
  error?: string | undefined;
  sending?: UploadProgress;
  /** Saves the form again. */
  onRetry?: () => void;
  disabled?: boolean;
}

interface Props {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Receives the `aria-describedby` of the controls: the ids of hint and error. */
  children: (describedBy: string | undefined) => ReactNode;
}

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

/**
 * `remove` calls `clear` and in the next frame focuses the file input within `containerRef`,
 * because the focused “Remove” button unmounts.
 */
export function useRemoval(clear: () => void) {
  const containerRef = useRef<HTMLDivElement>(null);
  const remove = () => {
    clear();
    requestAnimationFrame(() => containerRef.current?.querySelector('input')?.focus());
  };
  return { containerRef, remove };
}
