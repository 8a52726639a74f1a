import { useTranslation } from 'react-i18next';
import { beforeVisits } from '../../../content/beforeVisits';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Answers } from './Answers';
import styles from './Questions.module.css';
import { useQuestions } from './useQuestions';

const BEFORE_VISITS = '/consular#before-you-come';

/** Renders the answers to the questions of a section, the open ones, and a link to those before every visit. */
export function SectionQuestions({ path, anchor }: { path: string; anchor: string }) {
  const { t } = useTranslation();
  const { questions, open, answered } = useQuestions(path);
  const own = Object.keys(questions[anchor] ?? {});
  const links = !BEFORE_VISITS.startsWith(`${path}#`);
  const isLinked = (key: string) => links && beforeVisits.some((one) => one === key);
  const openHere = open.filter(([key]) => own.includes(key));
  const listed = openHere.filter(([key]) => !isLinked(key));
  return (
    <>
      <Answers answered={answered.filter(({ key }) => own.includes(key))} />
      {listed.length > 0 && (
        <div className={styles.open}>
          <p>{t('content.ask.mark')}</p>
          <ul>
            {listed.map(([key, question]) => (
              <li key={key}>{question}</li>
            ))}
          </ul>
        </div>
      )}
      {openHere.length > listed.length && (
        <p data-screen-only>
          <AppLink to={BEFORE_VISITS}>{t('content.ask.visits')}</AppLink>
        </p>
      )}
    </>
  );
}
