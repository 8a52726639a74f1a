import { CalendarPlus, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feesOf } from '../../../content/consular/feesTable';
import { type Page, VISIT_PARAMETER } from '../../../content/site';
import type { FeesText } from '../../../content/textTypes';
import { download } from '../../../lib/browser/download';
import { type Day, formatDay } from '../../../lib/dates/calendarDay';
import { useToday } from '../../../lib/dates/useToday';
import { env } from '../../../lib/env';
import { useFacts } from '../../../lib/facts/currentFacts';
import { withPrefix } from '../../../lib/i18n/languages';
import { pageText } from '../../../lib/i18n/pageText';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { Button } from '../../../ui/actions/Button';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { DateField } from '../DateField';
import styles from './PrepareVisit.module.css';
import { type ChosenDay, useDaySentences, useVisitDay, visitOn } from './useVisitDay';

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

interface TakeProps {
  path: string;
  /** Day of the visit; null without a valid one, and for a service that needs none. */
  day: Day | null;
  now: Date;
}

/** Prints the sheet, and saves the visit for a calendar unless the Embassy is closed on its day. */
function TakeAlong({ path, day, now }: TakeProps) {
  const { t } = useTranslation(['consular/visit', 'common']);
  const language = useLanguage();
  const { name } = usePageNames();
  const { hours } = useFacts();
  const sentences = useDaySentences(path);
  const [failed, setFailed] = useState(false);
  const visit = day ? visitOn(day, now) : null;
  const mayBeOpen =
    visit?.state === 'open' || (visit?.state === 'closed' && visit.closure.by !== 'embassy');

  const saveCalendar = async (on: Day) => {
    try {
      const { calendarFile } = await import('../../contacts/calendarFile');
      const { opens, closes } = visit?.state === 'open' ? visit : hours.embassy;
      const embassy = t('site.fullName', { ns: 'common' });
      const title = t('take.event', { embassy, service: name(path) });
      const url = `${env.siteUrl}${withPrefix(path, language)}?${VISIT_PARAMETER}=${on}`;
      // In the text as well, because many calendars do not show the URL of an entry.
      const text = [...sentences(on, now), url].join('\n');
      const file = calendarFile({ day: on, opens, closes, title, url, text });
      download(`embassy-${on}.ics`, 'text/calendar', file);
      setFailed(false);
    } catch (cause) {
      console.warn('The calendar file could not be made', cause);
      setFailed(true);
    }
  };
  return (
    <section className={`stack gap-2 ${styles.part}`} data-screen-only>
      <h4>{t('take.title')}</h4>
      <div className="stack gap-2">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" size="1.1em" />
          {t('take.print')}
        </Button>
        {day && mayBeOpen && (
          <Button variant="secondary" onClick={() => void saveCalendar(day)}>
            <CalendarPlus aria-hidden="true" size="1.1em" />
            {t('take.calendar')}
          </Button>
        )}
      </div>
      <p role="status">{failed && t('take.notLoaded')}</p>
    </section>
  );
}

/** Lists the fees of a page by where they are paid. */
function Costs({ path }: { path: string }) {
  const { t } = useTranslation('consular/visit');
  const text = pageText<FeesText>(useLanguage(), 'consular/fees');
  const rows = feesOf(path);
  return (
    <section className={`stack gap-2 ${styles.part}`}>
      <h4>{t('cost.title')}</h4>
      <dl className="stack gap-2">
        {Object.entries(text.pay).map(([paid, title]) => {
          const paidHere = rows.filter(({ pay }) => pay === paid);
          return (
            paidHere.length > 0 && (
              <div key={paid}>
                <dt className="small-print">{title}</dt>
                {paidHere.map(({ id }) => (
                  <dd key={id}>
                    {text.rows[id]?.service}: {text.rows[id]?.fee}
                  </dd>
                ))}
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}

export interface VisitAnswer {
  question: string;
  text: string;
}

export interface SheetProps {
  page: Page;
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
export function VisitSheet({ page, questions, answers, contacts, map }: SheetProps) {
  const { t } = useTranslation('consular/visit');
  const { onlineOnly, path } = page;
  const chosen = useVisitDay();
  return (
    <div className={styles.sheet}>
      {!onlineOnly && <When path={path} chosen={chosen} />}
      <TakeAlong path={path} day={onlineOnly ? null : chosen.day} now={chosen.now} />
      <Costs path={path} />
      <Ask
        questions={onlineOnly ? questions : [...questions, t('ask.building')]}
        answers={answers}
      />
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
