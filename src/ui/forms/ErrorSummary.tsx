import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorSummary.module.css';

interface Props {
  /** The id of each invalid control with its message, in the order of the form. */
  errors: { name: string; message: string }[];
  /** The number of rejected submits: each one moves the focus to the summary. */
  attempt: number;
}

/** The list of mistakes above a form, each a link to its control; null without any. */
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
                document.getElementById(name)?.focus();
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
