import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { VISIT_PARAMETER } from '../../../content/site';
import { KEEP_SCROLL_POSITION } from '../../../lib/browser/scroll';
import { addDays, addMonths, type Day, formatDay, isWeekday } from '../../../lib/dates/calendarDay';
import { moscowToday } from '../../../lib/dates/moscowTime';
import { useMinute } from '../../../lib/dates/useMinute';
import { currentFacts } from '../../../lib/facts/currentFacts';
import type { Facts } from '../../../lib/facts/facts';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import {
  type Closure,
  closureOn,
  enteredDay,
  firstDayAt,
  nextOpenDay,
} from '../../contacts/openingHours';
import { type DayErrorCode, petDates, travelProblem } from '../travelDates';

type VisitDay =
  /** Hours in Moscow time; `own` is what staff have entered for the day, such as why it closes early. */
  | { state: 'open'; opens: string; closes: string; own: ReturnType<typeof enteredDay> }
  | { state: 'weekend' }
  /** State of today after the hours of the Embassy. */
  | { state: 'over' }
  | ({ state: 'closed' } & { closure: Closure });

/**
 * Returns the state of a day for a visit: open with its hours, closed with the reason, a weekend, or over. Reads hours and closed
 * days from the current facts.
 * @param day today or later, in Moscow
 */
export function visitOn(day: Day, now: Date): VisitDay {
  if (!isWeekday(day)) return { state: 'weekend' };
  const closure = closureOn(day);
  if (closure?.by !== 'embassy' && day < firstDayAt(now)) return { state: 'over' };
  if (closure) return { state: 'closed', closure };
  const { opens, closes } = currentFacts().hours.embassy;
  const own = enteredDay(day);
  return { state: 'open', opens, closes: own?.closesAt ?? closes, own };
}

type Times = Facts['times'];

/** The day that follows from the day of the visit, by page; visit.json has the sentences under `case`. */
const caseDays = {
  '/consular/passports/emergency': (day: Day, times: Times) =>
    addDays(day, times.emergencyInterview.amount),
  '/consular/passports/replacement': (day: Day, times: Times) =>
    addMonths(day, times.passportAhead.amount),
  '/consular/marriage': (day: Day, times: Times) => addMonths(day, times.marriageAhead.amount),
  '/consular/pets': (day: Day) => petDates(day, day).permitLast,
};

type CasePath = keyof typeof caseDays;

/** Returns whether the sheet of a page states a day that follows from that of the visit. */
const hasCaseDay = (path: string): path is CasePath => Object.hasOwn(caseDays, path);

/**
 * Returns the first day of a flight or wedding for which the visit is early enough, the day before which a passport should not
 * expire, or the last day of a permit that is issued on the visit.
 */
const caseDay = (path: CasePath, visit: Day): Day => caseDays[path](visit, currentFacts().times);

export interface ChosenDay {
  /** The value of the field: as in the URL, or the next open day. */
  text: string;
  problem: DayErrorCode | null;
  /** Valid day of the visit; null if there is a problem. */
  day: Day | null;
  now: Date;
  /** The next day on which the Embassy is open, where it is closed on the chosen one or may be. */
  next: Day | null;
  /** Replaces the URL. */
  choose: (text: string) => void;
}

/** Returns the day of the visit, of the URL or else the next open one, its validation and setter, and an open day to offer. */
export function useVisitDay(): ChosenDay {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const now = useMinute() ?? new Date();
  const params = new URLSearchParams(search);
  const text = params.get(VISIT_PARAMETER) ?? nextOpenDay(firstDayAt(now));
  const problem = travelProblem(text, moscowToday(now));
  const day = problem ? null : text;
  const state = day && visitOn(day, now).state;
  return {
    text,
    problem,
    day,
    now,
    next: day && state !== 'open' ? nextOpenDay(state === 'over' ? firstDayAt(now) : day) : null,
    choose: (chosen) => {
      params.set(VISIT_PARAMETER, chosen);
      void navigate({ search: `?${params}`, hash }, { replace: true, state: KEEP_SCROLL_POSITION });
    },
  };
}

/**
 * Returns a function that states in sentences whether the Embassy is open on a day, and what follows from that day for the case
 * of the page. The texts need the namespaces `consular/visit` and `home`.
 */
export function useDaySentences(path: string): (day: Day, now: Date) => string[] {
  const { t } = useTranslation(['consular/visit', 'home']);
  const language = useLanguage();
  const stateText = (day: Day, now: Date): string[] => {
    const visit = visitOn(day, now);
    if (visit.state === 'open') {
      const { opens, closes, own } = visit;
      const reason = own && !own.open ? [own.reason[language]] : [];
      return [t('when.open', { opens, closes }), ...reason];
    }
    if (visit.state !== 'closed') return [t(`when.${visit.state}`)];
    const { closure } = visit;
    if (closure.by === 'embassy') return [t('when.embassy'), closure.reason[language]];
    const holiday =
      closure.by === 'russia'
        ? t('when.russia')
        : t('when.kenya', { name: t(`holidays.${closure.holiday}`, { ns: 'home' }) });
    return [holiday, t('when.call')];
  };
  return (day, now) => {
    if (!hasCaseDay(path)) return stateText(day, now);
    const own = formatDay(caseDay(path, day), language, true);
    return [...stateText(day, now), t(`case.${path}.day`, { day: own }), t(`case.${path}.advice`)];
  };
}
