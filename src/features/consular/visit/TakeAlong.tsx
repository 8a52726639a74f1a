import { CalendarPlus, Mail, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Page, VISIT_PARAMETER } from '../../../content/site';
import { download } from '../../../lib/browser/download';
import type { Day } from '../../../lib/dates/calendarDay';
import { env } from '../../../lib/env';
import { useFacts } from '../../../lib/facts/currentFacts';
import { withPrefix } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { mailto } from '../../../lib/text/mailto';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { hasNextTime, NextTime } from './NextTime';
import styles from './PrepareVisit.module.css';
import { SaveContact } from './SaveContact';
import { visitOn } from './useVisitDay';

interface Props {
  page: Page;
  /** Day of the visit; null without a valid one, and for a service that needs none. */
  day: Day | null;
  now: Date;
  questions: string[];
  /** The sheet as plain text, at the time of the call. */
  text: () => string;
}

/** Renders a button for the share sheet of the device; one that copies the text where there is none or it has failed. */
function Send({ title, text }: { title: string; text: () => string }) {
  const { t } = useTranslation(['consular/visit', 'common']);
  const [canShare, setCanShare] = useState('share' in navigator);
  const share = async () => {
    try {
      await navigator.share({ title, text: text() });
    } catch (cause) {
      // The visitor closes the share sheet with an AbortError; any other error leaves the copy.
      if (Object(cause).name !== 'AbortError') setCanShare(false);
    }
  };
  return canShare ? (
    <Button variant="secondary" onClick={() => void share()}>
      <Share2 aria-hidden="true" size="1.1em" />
      {t('take.send')}
    </Button>
  ) : (
    <CopyButton variant="secondary" text={text}>
      <Share2 aria-hidden="true" size="1.1em" />
      {t('take.copy')}
    </CopyButton>
  );
}

/**
 * Offers the ways to take the sheet of a visit along: on paper, by a messenger or e-mail, as a contact, on a day that is not closed
 * in the calendar, and a reminder of the next passport.
 */
export function TakeAlong({ page, day, now, questions, text }: Props) {
  const { t } = useTranslation(['consular/visit', 'common']);
  const language = useLanguage();
  const { name } = usePageNames();
  const { emails, hours } = useFacts();
  const [failed, setFailed] = useState(false);
  const service = name(page.path);
  const title = t('take.event', { embassy: t('site.fullName', { ns: 'common' }), service });
  const path = env.siteUrl + withPrefix(page.path, language);
  const url = day ? `${path}?${VISIT_PARAMETER}=${day}` : path;
  const visit = day ? visitOn(day, now) : null;
  const mayBeOpen =
    visit?.state === 'open' || (visit?.state === 'closed' && visit.closure.by !== 'embassy');

  const onFailure = (cause: unknown) => {
    console.warn('The calendar file could not be made', cause);
    setFailed(true);
  };
  const saveCalendar = async (on: Day) => {
    try {
      const { calendarFile } = await import('../../contacts/calendarFile');
      const { opens, closes } = visit?.state === 'open' ? visit : hours.embassy;
      const file = calendarFile({ day: on, opens, closes, title, url, text: text() });
      download(`embassy-${on}.ics`, 'text/calendar', file);
      setFailed(false);
    } catch (cause) {
      onFailure(cause);
    }
  };
  const list = questions.map((question, index) => `${index + 1}. ${question}`).join('\n');
  const body = t('content.ask.body', { ns: 'common', questions: list });

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
        <Send title={title} text={() => [title, text(), url].join('\n\n')} />
        <a href={mailto(emails.embassy, service, body)} className={buttonClass('secondary')}>
          <Mail aria-hidden="true" size="1.1em" />
          {t('content.ask.email', { ns: 'common' })}
        </a>
        <SaveContact />
      </div>
      {hasNextTime(page.path) && <NextTime url={path} onFailure={onFailure} />}
      <p role="status">{failed && t('take.notLoaded')}</p>
    </section>
  );
}
