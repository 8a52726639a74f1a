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
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { DateField } from '../DateField';
import { Costs } from './Costs';
import styles from './PrepareVisit.module.css';
import { TakeAlong } from './TakeAlong';
import { type ChosenDay, useDaySentences, useVisitDay } from './useVisitDay';
import { useVisitText } from './useVisitText';

/** Asks for the day of the visit, says whether the Embassy is open on it, and offers the next open day if it may not be. */
function When({ path, chosen }: { path: string; chosen: ChosenDay }) {
  const { t } = useTranslation('consular/visit');
  const language = useLanguage();
  const today = useToday();
  const { text, problem, day, now, next, choose } = chosen;
  const sentences = useDaySentences(path);
  return (
    <section className={`stack gap-2 ${styles.part}`}>
      <h4>{t('when.title')}</h4>
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

function Ask({ questions, answers }: Pick<SheetProps, 'questions' | 'answers'>) {
  const { t } = useTranslation('consular/visit');
  return (
    <section className={`stack gap-2 ${styles.part}`}>
      {answers.length > 0 && (
        <>
          <h4>{t('ask.answered')}</h4>
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
      <h4 id="visit-ask">{t('ask.title')}</h4>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </section>
  );
}

/** Renders what belongs to the day of a visit, besides the list of what to bring: with it on one sheet of paper. */
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
      {!onlineOnly && <When path={page.path} chosen={chosen} />}
      <TakeAlong
        page={page}
        day={day}
        now={now}
        questions={asked}
        text={() => visitText(day, now)}
      />
      <Costs path={page.path} counts={counts} onCount={setCounts} />
      <Ask questions={asked} answers={answers} />
      <section className={`stack gap-2 ${styles.part}`}>
        <h4>{t(onlineOnly ? 'where.contacts' : 'where.title')}</h4>
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
