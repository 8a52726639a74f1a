import { useTranslation } from 'react-i18next';
import { formatDate, parseDate } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import styles from './Questions.module.css';
import type { Answered } from './useQuestions';

/** Renders questions with the answers of the Embassy. */
export function Answers({ answered }: { answered: Answered[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return answered.map(({ key, question, text, at }) => (
    <p key={key} className={styles.answer}>
      <strong>{question}</strong> <AutoLink text={text} />{' '}
      <span className="small-print">
        {t('content.ask.answered', { date: formatDate(parseDate(at), language) })}
      </span>
    </p>
  ));
}
