import { useTranslation } from 'react-i18next';
import { VISIT_PARAMETER } from '../../content/site';
import { addDays, type Day, formatDay } from '../../lib/dates/calendarDay';
import { moscowDay } from '../../lib/dates/moscowTime';
import { useToday } from '../../lib/dates/useToday';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Note } from '../../ui/feedback/Note';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { openingAt } from '../contacts/openingHours';
import { DateTool } from './DateTool';
import { emergencyDates, travelProblem } from './travelDates';
import { Verdict } from './Verdict';

const EMERGENCY = '/consular/passports/emergency';

/** Says whom to call at this hour, and when the Embassy opens if it is closed. */
function WhomToCall({ now }: { now: Date }) {
  const { t } = useTranslation('consular/dates');
  const language = useLanguage();
  const opening = openingAt(now);
  return (
    <>
      <AutoLink text={t(`emergency.call.${opening.state}`)} />{' '}
      {opening.state === 'closed' &&
        t('emergency.opens', {
          day: formatDay(addDays(moscowDay(now), opening.inDays), language, true),
        })}
    </>
  );
}

/**
 * States the last day for the interview before a flight, or that this day has passed; whom to call;
 * and which days the Embassy is likely to be closed.
 */
function InterviewVerdict({ flight, now }: { flight: Day; now: Date }) {
  const { t } = useTranslation('consular/dates');
  const language = useLanguage();
  const show = (day: Day) => formatDay(day, language, true);
  const { latest, workingDay, skipped, certainDay, day, state } = emergencyDates(flight, now);
  return (
    <>
      <Verdict state={state}>{t(`emergency.${state}`, { day: show(day) })}</Verdict>
      {state !== 'ahead' && (
        <p>
          {state === 'late' && t('emergency.airline')} <WhomToCall now={now} />
        </p>
      )}
      {state === 'late' && <p>{t('emergency.passed', { day: show(workingDay) })}</p>}
      {state !== 'late' && certainDay !== workingDay && (
        <Note kind="warning">
          {t('emergency.holiday', { day: show(workingDay) })}{' '}
          <AutoLink text={t('emergency.agreed')} />
        </Note>
      )}
      {state !== 'late' && (
        <p>
          <AppLink to={`${EMERGENCY}?${VISIT_PARAMETER}=${day}#visit`}>
            {t('emergency.prepare')}
          </AppLink>
        </p>
      )}
      {latest !== workingDay && <p>{t('emergency.byRule', { latest: show(latest) })}</p>}
      {skipped.map((closure) => (
        <p key={closure.day}>{t('emergency.skipped', { day: show(closure.day) })}</p>
      ))}
      <p className="small-print">{t('emergency.counted', { today: show(moscowDay(now)) })}</p>
    </>
  );
}

/** Renders a form that computes the last interview day before a flight (R5.11). */
export function EmergencyDates() {
  const { t } = useTranslation('consular/dates');
  const earliest = useToday();
  return (
    <DateTool
      title={t('emergency.title')}
      assumed={t('emergency.assumed')}
      fields={{
        flight: { label: t('emergency.flight'), min: earliest, check: travelProblem },
      }}
    >
      {({ days, now }) => <InterviewVerdict flight={days.flight} now={now} />}
    </DateTool>
  );
}
