import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withParts } from '../../../content/sections';
import type { Page } from '../../../content/site';
import type { ServiceText } from '../../../content/textTypes';
import { formatDay } from '../../../lib/dates/calendarDay';
import { useToday } from '../../../lib/dates/useToday';
import { checklistKey } from '../../../lib/hooks/useChecklistState';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { Checklist } from '../../../ui/forms/Checklist';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { DateField } from '../DateField';
import { Costs } from './Costs';
import styles from './PrepareVisit.module.css';
import { TakeAlong } from './TakeAlong';
import { type ChosenDay, useDaySentences, useVisitDay } from './useVisitDay';
import { type List, useVisitText } from './useVisitText';

/** Asks for the day of the visit, says whether the Embassy is open on it, and offers the next open day if it may not be. */
function When({ path, chosen }: { path: string; chosen: ChosenDay }) {
  const { t } = useTranslation('consular/visit');
  const language = useLanguage();
  const today = useToday();
  const { text, problem, day, now, next, choose } = chosen;
  const sentences = useDaySentences(path);
  return (
    <section className={styles.part}>
      <h3>{t('when.title')}</h3>
      <div data-screen-only>
        <DateField
          name="visit-day"
          label={t('when.label')}
          min={today}
          value={text}
          problem={problem}
          onTyped={choose}
        />
      </div>
      <div role="status" className="stack gap-1">
        {day && (
          <>
            <p className={styles.day}>
              <strong>{formatDay(day, language, true)}</strong>
            </p>
            {sentences(day, now).map((sentence) => (
              <p key={sentence}>
                <AutoLink text={sentence} />
              </p>
            ))}
          </>
        )}
      </div>
      {next && (
        <p className="cluster" data-screen-only>
          {t('when.next', { day: formatDay(next, language, true) })}
          <Button variant="secondary" onClick={() => choose(next)}>
            {t('when.take')}
          </Button>
        </p>
      )}
    </section>
  );
}

export interface VisitAnswer {
  question: string;
  text: string;
}

export interface SheetProps {
  page: Page;
  text: ServiceText;
  /** Questions that only the Embassy can answer. */
  questions: string[];
  answers: VisitAnswer[];
  contacts: ReactNode;
  map: ReactNode;
}

/** Lists what to bring, as checklists; the sentence of the key facts for a page without one. */
function Bring({ text, lists }: { text: ServiceText; lists: List[] }) {
  const { t } = useTranslation();
  const { paragraphs = [], warning } = text.sections.bring ?? {};
  return (
    <section className={`${styles.part} ${styles.bring}`}>
      <h3 id="visit-bring">{t('content.service.bring')}</h3>
      {lists.length === 0 && <p>{text.keyFacts.bring}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {lists.map(({ key, title, items }) => (
        <div key={key} className="stack gap-1">
          {lists.length > 1 && <h4 id={`visit-${key}`}>{title}</h4>}
          <Checklist
            list={key}
            labelledBy={lists.length > 1 ? `visit-${key}` : 'visit-bring'}
            items={items}
          />
        </div>
      ))}
      {warning && (
        <p>
          <AutoLink text={warning} />
        </p>
      )}
    </section>
  );
}

function Ask({ questions, answers }: Pick<SheetProps, 'questions' | 'answers'>) {
  const { t } = useTranslation('consular/visit');
  return (
    <section className={`${styles.part} ${styles.ask}`}>
      {answers.length > 0 && (
        <>
          <h3>{t('ask.answered')}</h3>
          <dl>
            {answers.map(({ question, text }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  <AutoLink text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3 id="visit-ask">{t('ask.title')}</h3>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </section>
  );
}

/** Renders what a visitor takes along: on one screen and on one sheet of paper. */
export function VisitSheet({ page, text, questions, answers, contacts, map }: SheetProps) {
  const { t } = useTranslation('consular/visit');
  const { onlineOnly } = page;
  const chosen = useVisitDay();
  const [counts, setCounts] = useState<Record<string, number>>({});
  const asked = onlineOnly ? questions : [...questions, t('ask.building')];
  const { bring } = text.sections;
  const lists = withParts(bring ? { bring } : {}).flatMap(([anchor, { title, checklist }]) =>
    checklist ? [{ key: checklistKey(page.path, anchor), title, items: checklist }] : [],
  );
  const visitText = useVisitText({
    path: page.path,
    lists,
    bring: bring?.paragraphs ?? (lists.length > 0 ? [] : [text.keyFacts.bring]),
    questions: asked,
    answers,
    counts,
  });
  const { now } = chosen;
  const day = onlineOnly ? null : chosen.day;
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        {!onlineOnly && <When path={page.path} chosen={chosen} />}
        <TakeAlong
          page={page}
          day={day}
          now={now}
          questions={asked}
          text={() => visitText(day, now)}
        />
        <Costs path={page.path} counts={counts} onCount={setCounts} />
      </div>
      <Bring text={text} lists={lists} />
      <Ask questions={asked} answers={answers} />
      <section className={`${styles.part} ${styles.where}`}>
        <h3>{t(onlineOnly ? 'where.contacts' : 'where.title')}</h3>
        {/* The header of a printed page has them. */}
        <div data-screen-only>{contacts}</div>
        <p>
          <AutoLink text={t('where.night')} />
        </p>
        {!onlineOnly && (
          <div className={styles.map} data-paper-only>
            {map}
          </div>
        )}
      </section>
    </div>
  );
}
