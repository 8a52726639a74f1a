import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { VISIT_PARAMETER } from '../../../content/site';
import { KEEP_SCROLL_POSITION } from '../../../lib/browser/scroll';
import { type Day, formatDay, isWeekday } from '../../../lib/dates/calendarDay';
import { moscowDay } from '../../../lib/dates/moscowTime';
import { useMinute } from '../../../lib/dates/useMinute';
import { env } from '../../../lib/env';
import { currentFacts, useFacts } from '../../../lib/facts/currentFacts';
import { withPrefix } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { Button } from '../../../ui/actions/Button';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import {
  type Closure,
  closureOn,
  enteredDay,
  firstVisitDay,
  nextOpenDay,
} from '../../contacts/openingHours';
import { PrintButton } from '../../page/printParts';
import { DateField } from '../DateField';
import styles from '../DateTool.module.css';
import { travelProblem } from '../travelDates';

type State =
  /** Hours in Moscow; `own` is what staff entered for the day, such as why it closes early. */
  | { state: 'open'; opens: string; closes: string; own: ReturnType<typeof enteredDay> }
  | { state: 'weekend' }
  /** State of today after the hours of the Embassy. */
  | { state: 'over' }
  | { state: 'closed'; closure: Closure };

/**
 * Returns the state of a day for a visit, from the current facts.
 * @param day today or later, in Moscow
 */
function stateOn(day: Day, now: Date): State {
  if (!isWeekday(day)) return { state: 'weekend' };
  const closure = closureOn(day);
  if (closure?.by !== 'embassy' && day < firstVisitDay(now)) return { state: 'over' };
  if (closure) return { state: 'closed', closure };
  const { opens, closes } = currentFacts().hours.embassy;
  const own = enteredDay(day);
  return { state: 'open', opens, closes: own?.closesAt ?? closes, own };
}

/**
 * Returns a function that states in sentences whether the Embassy is open on the day of a visit,
 * and why it is or may be closed.
 */
function useSentences(): (visit: State) => string[] {
  const { t } = useTranslation(['consular/visit', 'home']);
  const language = useLanguage();
  return (visit) => {
    if (visit.state === 'open') {
      const { opens, closes, own } = visit;
      const reason = own && !own.open ? [own.reason[language]] : [];
      return [t('open', { opens, closes }), ...reason];
    }
    if (visit.state !== 'closed') return [t(visit.state)];
    const { closure } = visit;
    if (closure.by === 'embassy') return [t('embassy'), closure.reason[language]];
    const holiday =
      closure.by === 'russia'
        ? t('russia')
        : t('kenya', { name: t(`holidays.${closure.holiday}`, { ns: 'home' }) });
    return [holiday, t('call')];
  };
}

/**
 * Asks for the day of a visit, at first the day in the URL or the next open day, and says whether
 * the Embassy is open. A chosen day replaces the one in the URL. Buttons print the page and, unless
 * the Embassy is certainly closed, download the visit for a calendar.
 */
export function VisitDay({ path }: { path: string }) {
  const { t } = useTranslation(['consular/visit', 'common']);
  const language = useLanguage();
  const { name } = usePageNames();
  const { hours } = useFacts();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const now = useMinute() ?? new Date();
  const sentencesOn = useSentences();
  const [failed, setFailed] = useState(false);
  const params = new URLSearchParams(search);
  const text = params.get(VISIT_PARAMETER) ?? nextOpenDay(firstVisitDay(now));
  const today = moscowDay(now);
  const problem = travelProblem(text, today);
  const visit = problem ? null : stateOn(text, now);
  const sentences = visit ? sentencesOn(visit) : [];
  const isOpen = visit?.state === 'open';
  const next = visit && !isOpen && nextOpenDay(visit.state === 'over' ? firstVisitDay(now) : text);
  const mayBeOpen = isOpen || (visit?.state === 'closed' && visit.closure.by !== 'embassy');

  const choose = (chosen: string) => {
    params.set(VISIT_PARAMETER, chosen);
    void navigate({ search: `?${params}`, hash }, { replace: true, state: KEEP_SCROLL_POSITION });
  };
  const saveCalendar = async () => {
    try {
      const { calendarFile } = await import('../../contacts/calendarFile');
      const { opens, closes } = isOpen ? visit : hours.embassy;
      const embassy = t('site.fullName', { ns: 'common' });
      const title = t('event', { embassy, service: name(path) });
      const url = `${env.siteUrl}${withPrefix(path, language)}?${VISIT_PARAMETER}=${text}`;
      // In the text as well, because many calendars do not show the URL of an entry.
      const entry = { day: text, opens, closes, title, url, text: [...sentences, url].join('\n') };
      download(`embassy-${text}.ics`, 'text/calendar', calendarFile(entry));
      setFailed(false);
    } catch (cause) {
      console.warn('The calendar file could not be made', cause);
      setFailed(true);
    }
  };
  return (
    <div className={`stack ${styles.tool}`}>
      <div data-screen-only>
        <DateField
          name="visit-day"
          label={t('label')}
          min={today}
          value={text}
          problem={problem}
          onTyped={choose}
        />
      </div>
      <div role="status" className="stack gap-1">
        {visit && (
          <p className={styles.day}>
            <strong>{formatDay(text, language, true)}</strong>
          </p>
        )}
        {sentences.map((sentence) => (
          <p key={sentence}>
            <AutoLink text={sentence} />
          </p>
        ))}
      </div>
      {next && (
        <p className="cluster" data-screen-only>
          {t('next', { day: formatDay(next, language, true) })}
          <Button variant="secondary" onClick={() => choose(next)}>
            {t('take')}
          </Button>
        </p>
      )}
      <div className="cluster gap-2" data-screen-only>
        <PrintButton />
        {mayBeOpen && (
          <Button variant="secondary" onClick={() => void saveCalendar()}>
            <CalendarPlus size="1.1em" />
            {t('calendar')}
          </Button>
        )}
      </div>
      <p role="status">{failed && t('notLoaded')}</p>
    </div>
  );
}

/** Downloads a file that the page has made. */
function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Later, because Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
