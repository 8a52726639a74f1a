import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, parseDate } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import styles from './Questions.module.css';
import { useQuestions } from './useQuestions';

/** Renders the answers to the questions of a section, and for each open one a mark that leads to it in `Questions`. */
export function SectionQuestions({ path, anchor }: { path: string; anchor: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { questions, open, answerTo } = useQuestions(path);
  const own = Object.entries(questions[anchor] ?? {});
  const marks = open.flatMap(([key], index) =>
    own.some(([name]) => name === key) ? [index + 1] : [],
  );
  return (
    <>
      {own.map(([key, question]) => {
        const answer = answerTo(key);
        if (!answer) return null;
        const { text, at } = answer;
        return (
          <p key={key} className={styles.answer}>
            <strong>{question}</strong> <AutoLink text={text} />{' '}
            <span className="small-print">
              {t('content.ask.answered', { date: formatDate(parseDate(at), language) })}
            </span>
          </p>
        );
      })}
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
