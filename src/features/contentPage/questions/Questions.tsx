import { useTranslation } from 'react-i18next';
import type { Page } from '../../../content/site';
import { useFacts } from '../../../lib/facts/currentFacts';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { mailto } from '../../../lib/text/mailto';
import { buttonClass } from '../../../ui/actions/Button';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import styles from './Questions.module.css';
import { useQuestions } from './useQuestions';

/** Renders the ways to ask the questions of a page. */
function Contacts({ page, questions }: { page: Page; questions: string[] }) {
  const { t } = useTranslation();
  const { name } = usePageNames();
  const { phones, emails } = useFacts();
  const list = () => questions.map((question, index) => `${index + 1}. ${question}`).join('\n');
  const letter = mailto(
    emails.embassy,
    name(page.path),
    t('content.ask.body', { questions: list() }),
  );
  return (
    <div className={styles.actions} data-screen-only>
      <a href={`tel:${phones.main}`} className={buttonClass()}>
        {t('content.ask.call')}
      </a>
      <a href={letter} className={buttonClass('secondary')}>
        {t('content.ask.email')}
      </a>
      <CopyButton
        variant="secondary"
        text={list}
        copied={t('contact.copied')}
        notCopied={t('contact.notCopied')}
      >
        {t('content.ask.copy')}
      </CopyButton>
    </div>
  );
}

interface Props {
  page: Page;
  /** Whether the page itself begins with the contacts. */
  pageHasContacts?: boolean;
}

/** Lists, numbered, what only the Embassy can answer, to be asked at once. */
export function Questions({ page, pageHasContacts = false }: Props) {
  const { t } = useTranslation();
  const { open } = useQuestions(page.path);
  if (open.length === 0) return null;
  const questions = open.map(([, text]) => text);
  return (
    <section className={styles.questions}>
      <h2 id="questions" tabIndex={-1}>
        {t('content.ask.title')}
      </h2>
      {!pageHasContacts && (
        <p data-screen-only>
          <AutoLink text={t('content.ask.how')} />
        </p>
      )}
      <ol>
        {questions.map((question, index) => (
          <li key={question} id={`question-${index + 1}`} tabIndex={-1}>
            {question}
          </li>
        ))}
      </ol>
      {!pageHasContacts && <Contacts page={page} questions={questions} />}
    </section>
  );
}
