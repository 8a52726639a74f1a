import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusControl } from '../../lib/browser/focusControl';
import styles from './ErrorSummary.module.css';

interface Props {
  /** The id of each invalid control with its message, in the order of the form. */
  errors: { name: string; message: string }[];
  /** The number of rejected submissions; a change moves the focus to the summary. */
  attempt: number;
}

/**
 * Renders the mistakes of a rejected form above it, each as a link that focuses its control, and takes the
 * focus after each rejected submission. Renders nothing without mistakes.
 */
export function ErrorSummary({ errors, attempt }: Props) {
  const { t } = useTranslation();
  const summary = useRef<HTMLDivElement>(null);
  // In an effect, because the summary must be in the document before it can get the focus.
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert" className={styles.summary}>
      <h2>{t('form.problem')}</h2>
      <p>{t('form.problems', { count: errors.length })}</p>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
