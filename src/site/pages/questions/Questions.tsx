import { useTranslation } from 'react-i18next';
import { beforeVisits } from '../../../content/beforeVisits';
import type { Page } from '../../../content/site';
import type { PageText } from '../../../content/textTypes';
import { formatDate, parseDate } from '../../../lib/dates/moscowTime';
import { useFacts } from '../../../lib/facts/currentFacts';
import { useClientValue } from '../../../lib/hooks/useClientValue';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { mailto } from '../../../lib/text/mailto';
import { buttonClass } from '../../../ui/actions/Button';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { AppLink } from '../../../ui/navigation/AppLink';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { usePageText } from '../layout/usePageText';
import styles from './Questions.module.css';
import { type Answered, useQuestions } from './useQuestions';

/** Renders questions with the answers of the Embassy. */
function Answers({ answered }: { answered: Answered[] }) {
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

interface Props {
  page: Page;
  /** By e-mail alone, because the page has the numbers to call before; its HTML, which has to be small, lacks the text of the letter. */
  compact?: boolean;
}

/** Renders the ways to ask the questions of a page. */
export function AskButtons({ page, compact = false, questions }: Props & { questions: string[] }) {
  const { t } = useTranslation();
  const { name } = usePageNames();
  const { phones, emails } = useFacts();
  const list = () => questions.map((question, index) => `${index + 1}. ${question}`).join('\n');
  const letter = mailto(
    emails.embassy,
    name(page.path),
    t('content.ask.body', { questions: list() }),
  );
  const href = useClientValue(letter, compact ? `mailto:${emails.embassy}` : letter);
  return (
    <div className="cluster gap-2" data-screen-only>
      {!compact && (
        <a href={`tel:${phones.main}`} className={buttonClass()}>
          {t('content.ask.call')}
        </a>
      )}
      <a href={href} className={buttonClass('secondary')}>
        {t('content.ask.email')}
      </a>
      {!compact && (
        <CopyButton variant="secondary" text={list}>
          {t('content.ask.copy')}
        </CopyButton>
      )}
    </div>
  );
}

/**
 * Renders the ways to ask the open questions of a page, which stand in its sections. On paper lists the answers and the questions
 * of sections, but not of their parts, that are not printed (`page.sheet`).
 */
export function Questions({ page, compact = false }: Props) {
  const { t } = useTranslation();
  const { questions, open, answered } = useQuestions(page.path);
  const { sections = {} } = usePageText<Partial<PageText>>(page.path);
  const { sheet } = page;
  const keysOf = (anchors: string[]) =>
    anchors.flatMap((anchor) => Object.keys(questions[anchor] ?? {}));
  const printed = keysOf(sheet ?? []);
  // Those of a part concern some alone.
  const parts = keysOf(Object.keys(questions).filter((anchor) => !(anchor in sections)));
  const onPaper = sheet ? open.filter(([key]) => ![...printed, ...parts].includes(key)) : [];
  return (
    <>
      {sheet && (
        <div data-paper-only>
          <Answers answered={answered.filter(({ key }) => !printed.includes(key))} />
        </div>
      )}
      {open.length > 0 && (
        <section
          className={`stack ${styles.questions}`}
          data-screen-only={onPaper.length === 0 || undefined}
        >
          <h2 id="questions" tabIndex={-1}>
            {t('content.ask.title')}
          </h2>
          {!compact && (
            <p data-screen-only>
              <AutoLink text={t('content.ask.how')} />
            </p>
          )}
          <ul className="stack gap-2" data-paper-only>
            {onPaper.map(([key, question]) => (
              <li key={key}>{question}</li>
            ))}
          </ul>
          <AskButtons page={page} compact={compact} questions={open.map(([, text]) => text)} />
        </section>
      )}
    </>
  );
}

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
