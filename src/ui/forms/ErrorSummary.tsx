import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorSummary.module.css';

interface Props {
  /** Control id and message, in the order of the form. */
  errors: { name: string; message: string }[];
  /** Changes with every failed attempt to send, so that the summary takes the focus again. */
  attempt: number;
}

/** What keeps a form from being sent, with a link to each control; takes the focus. */
export function ErrorSummary({ errors, attempt }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  // Focus must move after the summary is on the page.
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
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
