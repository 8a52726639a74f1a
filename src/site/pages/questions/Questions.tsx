import { useTranslation } from 'react-i18next';
import type { Page } from '../../../content/site';
import { formatDate, parseDate } from '../../../lib/dates/moscowTime';
import { useFacts } from '../../../lib/facts/currentFacts';
import { useClientValue } from '../../../lib/hooks/useClientValue';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { mailto } from '../../../lib/text/mailto';
import { buttonClass } from '../../../ui/actions/Button';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import styles from './Questions.module.css';
import { type Answered, useQuestions } from './useQuestions';

/** Renders questions with the answers of the Embassy. */
function Answers({ answered }: { answered: Answered[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return answered.map(({ key, question, text, at }) => (
    <p key={key}>
      <strong>{question}</strong> <AutoLink text={text} />{' '}
      <span className="small-print">
        {t('content.ask.answered', { date: formatDate(parseDate(at), language) })}
      </span>
    </p>
  ));
}

/** Returns whether paper has the answers with the questions, because it lacks most sections. */
const printsAtEnd = ({ kind }: Page): boolean => kind === 'service';

/** Renders the answers of a section, if any; of a service on the screen alone. */
export function SectionAnswers({ page, anchor }: { page: Page; anchor: string }) {
  const answered = useQuestions(page.path).answered.filter((one) => one.anchor === anchor);
  if (answered.length === 0) return null;
  return (
    <div className="stack gap-2" data-screen-only={printsAtEnd(page) || undefined}>
      <Answers answered={answered} />
    </div>
  );
}

interface Props {
  page: Page;
  /** By e-mail alone, without a text, because the small page has the numbers to call before. */
  compact?: boolean;
}

/**
 * Lists the open questions of a page, with an e-mail that asks them, and says how to ask, unless
 * the page begins with the numbers to call. Without open questions it only says how to ask. Paper
 * has a line for each answer and, of a service, the answered questions.
 */
export function Questions({ page, compact = false }: Props) {
  const { t } = useTranslation();
  const { name } = usePageNames();
  const { emails } = useFacts();
  const { open, answered } = useQuestions(page.path);
  const list = open.map((question, index) => `${index + 1}. ${question}`).join('\n');
  const letter = mailto(
    emails.embassy,
    name(page.path),
    t('content.ask.body', { questions: list }),
  );
  const href = useClientValue(letter, compact ? `mailto:${emails.embassy}` : letter);
  const howToAsk = !(compact || page.urgent) && (
    <p className="measure" data-screen-only>
      <AutoLink text={t('content.ask.how')} />
    </p>
  );
  return (
    <>
      {printsAtEnd(page) && (
        <div data-paper-only>
          <Answers answered={answered} />
        </div>
      )}
      {open.length === 0 ? (
        howToAsk
      ) : (
        <section className={`stack ${styles.questions}`}>
          <h2 id="questions" tabIndex={-1}>
            {t('content.ask.title')}
          </h2>
          <ul className="stack gap-2">
            {open.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          {howToAsk}
          <p data-screen-only>
            <a href={href} className={buttonClass('secondary')}>
              {t('content.ask.email')}
            </a>
          </p>
        </section>
      )}
    </>
  );
}
