import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Answers } from './Answers';
import styles from './Questions.module.css';
import { useQuestions } from './useQuestions';

/** Renders the answers to the questions of a section, and for each open one a mark that leads to it in `Questions`. */
export function SectionQuestions({ path, anchor }: { path: string; anchor: string }) {
  const { t } = useTranslation();
  const { questions, open, answered } = useQuestions(path);
  const own = Object.keys(questions[anchor] ?? {});
  const marks = open.flatMap(([key], index) => (own.includes(key) ? [index + 1] : []));
  return (
    <>
      <Answers answered={answered.filter(({ key }) => own.includes(key))} />
      {marks.length > 0 && (
        <p className={styles.mark} data-screen-only>
          {t('content.ask.mark')}{' '}
          {marks.map((number, index) => (
            <Fragment key={number}>
              {index > 0 && ', '}
              <a href={`#question-${number}`}>{t('content.ask.question', { number })}</a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
