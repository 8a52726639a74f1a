import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
// Global rules for elements, because a field of search has no label around it.
import './controls.css';
import styles from './Field.module.css';

/** The attributes that associate a control with its label, hint and error message. */
export interface ControlProps {
  /** The `name` of the field. */
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
}

export interface FrameProps {
  label: string;
  /** Content between label and control. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether screen readers speak the error, because the focus may be in the field already. */
  live?: boolean;
  /** The number of rejected submissions; a change has the same error spoken again. */
  attempt?: number;
  /** Whether the field may stay empty, which its label states. */
  optional?: boolean | undefined;
}

interface Props extends FrameProps {
  /** The id of the control, to which the error summary links. */
  name: string;
  /** Whether the field has several controls: a legend is in place of the label. */
  group?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Renders a control with label, hint and error; marked as required unless it is `optional`. */
export function Field({ name, group = false, optional = false, children, ...frame }: Props) {
  const { t } = useTranslation();
  const { notes, describedBy } = useNotes(frame);
  const error = frame.error ? true : undefined;
  const label = (
    <>
      {frame.label}
      {optional && <span className="small-print"> ({t('form.optional')})</span>}
    </>
  );
  const content = (
    <>
      {notes}
      {children({
        id: name,
        'aria-invalid': error ?? false,
        'aria-describedby': describedBy,
        'aria-required': !optional,
      })}
    </>
  );
  if (group)
    return (
      <fieldset className={`stack gap-3 ${styles.group}`} data-error={error}>
        <legend>{label}</legend>
        {content}
      </fieldset>
    );
  return (
    <div className={styles.field} data-error={error}>
      <label id={`${name}-label`} htmlFor={name}>
        {label}
      </label>
      {content}
    </div>
  );
}

/**
 * Returns `notes`, the elements of hint and error, and `describedBy`, their ids for the control;
 * undefined if there is neither.
 */
function useNotes({ hint, error, live = false, attempt }: FrameProps) {
  const base = useId();
  const hintId = hint ? `${base}-hint` : undefined;
  const errorId = error ? `${base}-error` : undefined;
  const notes = (
    <>
      {hint && (
        <p id={hintId} className="small-print">
          {hint}
        </p>
      )}
      {(error || live) && (
        <p id={errorId} aria-live={live ? 'polite' : undefined} className={styles.error}>
          {error && <span key={attempt}>{error}</span>}
        </p>
      )}
    </>
  );
  return { notes, describedBy: [hintId, errorId].filter(Boolean).join(' ') || undefined };
}
