import { useTranslation } from 'react-i18next';
import { addDays, addMonths, type Day, formatDay, isWeekday } from '../../lib/dates/calendarDay';
import { moscowDay } from '../../lib/dates/moscowTime';
import { useToday } from '../../lib/dates/useToday';
import { currentFacts } from '../../lib/facts/currentFacts';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { holidayOn } from '../contacts/publicHolidays';
import { DateTool } from './DateTool';
import { travelProblem } from './travelDates';
import { Verdict } from './Verdict';

interface Deadline {
  /** The first day on which the portal takes the application. */
  from: Day;
  /** The last safe day to apply. */
  latest: Day;
  /** The day by which a decision on an application of today is usual. */
  decision: Day;
  /** Whether `latest` is not past, or is past and `decision` is before the flight, or is not. */
  state: 'ahead' | 'tight' | 'late';
}

/**
 * Computes from the facts until when to apply for an eTA safely (R9.12) and when a decision is
 * usual: after three working days of Kenya, where it is made. Checks no day.
 * @example etaDates('2026-12-20', '2026-12-09') // the 12th is Jamhuri Day, a Saturday
 * // { from: '2026-09-20', latest: '2026-12-06', decision: '2026-12-14', state: 'tight' }
 */
export function etaDates(flight: Day, today: Day): Deadline {
  const { etaAhead, etaEarliest, etaProcessing } = currentFacts().times;
  const latest = addDays(flight, -7 * etaAhead.amount);
  let decision = today;
  for (let left = etaProcessing.amount; left > 0; ) {
    decision = addDays(decision, 1);
    if (isWeekday(decision) && !holidayOn(decision)) left -= 1;
  }
  const state = latest >= today ? 'ahead' : decision < flight ? 'tight' : 'late';
  return { from: addMonths(flight, -etaEarliest.amount), latest, decision, state };
}

/** Not `flight`, which is the anchor of the section. */
const FLIGHT = 'eta-flight';

/**
 * States the last safe day to apply before a flight; before it, from when one can apply; after it,
 * when a decision is usual and whom to call.
 */
function EtaVerdict({ flight, today }: { flight: Day; today: Day }) {
  const { t } = useTranslation(['consular/etaDates', 'consular/dates']);
  const language = useLanguage();
  const show = (day: Day) => formatDay(day, language, true);
  const { state, ...days } = etaDates(flight, today);
  // `counted` names the date of today.
  const verdict = days.latest === today ? 'today' : state;
  const [from, decision] = [days.from, days.decision].map((day) => formatDay(day, language));
  return (
    <>
      <Verdict state={verdict === 'tight' ? 'today' : verdict}>
        {t(verdict, { latest: show(days.latest) })}
      </Verdict>
      {state === 'ahead' ? (
        days.from > today && <p>{t('from', { from })}</p>
      ) : (
        <p>
          {t(`decision.${state}`, { decision })} <AutoLink text={t(`call.${state}`)} />
        </p>
      )}
      <p className="small-print">
        {t('emergency.counted', { ns: 'consular/dates', today: show(today) })}
      </p>
    </>
  );
}

/** Renders a form that computes the last safe day to apply for an eTA (R9.12). */
export function EtaDates() {
  const { t } = useTranslation(['consular/etaDates', 'consular/dates']);
  const earliest = useToday();
  return (
    <DateTool
      title={t('title')}
      assumed={t('assumed')}
      fields={{
        [FLIGHT]: {
          label: t('emergency.flight', { ns: 'consular/dates' }),
          min: earliest,
          check: travelProblem,
        },
      }}
    >
      {({ days, now }) => <EtaVerdict flight={days[FLIGHT]} today={moscowDay(now)} />}
    </DateTool>
  );
}
