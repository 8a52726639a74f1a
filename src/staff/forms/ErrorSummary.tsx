import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorSummary.module.css';

interface Props {
  /** The messages by field, in the order of the form. */
  errors: Record<string, string>;
  /** What the ids of its controls begin with: `news` for `news-title`. */
  idPrefix: string;
  /** The number of rejected submissions; a change moves the focus to the summary. */
  attempt: number;
}

/**
 * Lists the errors of a form as links to their controls; nothing without errors. Takes the focus
 * after a rejected submission. No alert, because the list changes while one types.
 */
export function ErrorSummary({ errors, idPrefix, attempt }: Props) {
  const { t } = useTranslation('admin');
  const heading = useId();
  const summary = useRef<HTMLDivElement>(null);
  const handledAttempt = useRef(0);
  const { length: count } = Object.keys(errors);
  const hasErrors = count > 0;
  // In an effect, because a summary outside the document cannot get the focus. react-hook-form may
  // publish the errors in a later render than the attempt.
  useEffect(() => {
    if (!hasErrors || attempt === handledAttempt.current) return;
    handledAttempt.current = attempt;
    summary.current?.focus();
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby={heading}
      className={`stack gap-2 ${styles.summary}`}
    >
      <h2 id={heading} className="size-h3">
        {t('summary.problem')}
      </h2>
      <p>{t('summary.problems', { count })}</p>
      <ul>
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${idPrefix}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`${idPrefix}-${name}`)?.focus();
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
