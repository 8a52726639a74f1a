import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/feedback/Callout';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import styles from './AskBefore.module.css';

interface AskBeforeProps {
  questions: string[];
  /** Whether to add what to have at hand; at most once on a page. */
  full?: boolean;
}

export function AskBefore({ questions, full = false }: AskBeforeProps) {
  const { t } = useTranslation();
  return (
    <Callout kind="ask">
      <p className={styles.title}>{t('content.ask.title')}</p>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p className={full ? styles.how : styles.call}>
        <AutoLink text={t(full ? 'content.ask.how' : 'content.ask.call')} />
      </p>
    </Callout>
  );
}
