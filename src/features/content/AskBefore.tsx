import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/Callout';
import { LinkedText } from '../../ui/LinkedText';
import styles from './AskBefore.module.css';

/** What only the Embassy can tell: the questions, where to put them and what to have at hand. */
export function AskBefore({ questions }: { questions: string[] }) {
  const { t } = useTranslation();
  return (
    <Callout kind="ask">
      <p className={styles.title}>{t('content.ask.title')}</p>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p className={styles.how}>
        <LinkedText text={t('content.ask.how')} />
      </p>
    </Callout>
  );
}
