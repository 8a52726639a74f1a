import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { textAt } from '../../lib/i18n/dynamicKey';
import { FinderAnswer } from './FinderAnswer';
import { FinderBack } from './FinderBack';
import { FinderOutline } from './FinderOutline';
import { FinderQuestion } from './FinderQuestion';
import { FINDER_PARAMETER, resolveStep, translationKey } from './resolveStep';
import styles from './ServiceFinder.module.css';

/**
 * R1.2. Each answer is a link with the URL parameter `need`, so that every question has a URL and Back undoes an answer.
 * Moves the focus to the heading when the answers change.
 */
export function ServiceFinder() {
  const { t } = useTranslation('consular/needs');
  const [params] = useSearchParams();
  const { steps, need } = resolveStep(params.get(FINDER_PARAMETER));
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = steps.join('.');
  const shown = useRef(answers);

  // Focuses the next heading, because the focused link unmounts with its question.
  useEffect(() => {
    if (shown.current === answers) return;
    shown.current = answers;
    heading.current?.focus();
  }, [answers]);

  const slot = 'to' in need ? 'result' : 'question';
  return (
    <section aria-labelledby="which-service" className={styles.finder} data-screen-only>
      <div className={`container ${styles.inner}`}>
        <h2 id="which-service" ref={heading} tabIndex={-1}>
          <span className={styles.title}>{t('title')}</span>{' '}
          <span className={styles.question}>{textAt(t, `${translationKey(steps)}.${slot}`)}</span>
        </h2>
        <noscript>
          <FinderOutline />
        </noscript>
        {'to' in need ? (
          <FinderAnswer steps={steps} to={need.to} />
        ) : (
          <FinderQuestion steps={steps} answers={Object.keys(need.answers)} />
        )}
        {steps.length > 0 && <FinderBack steps={steps} />}
      </div>
    </section>
  );
}
