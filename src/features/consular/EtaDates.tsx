import { useTranslation } from 'react-i18next';
import { type Day, formatDay } from '../../lib/dates/calendarDay';
import { moscowToday } from '../../lib/dates/moscowTime';
import { useToday } from '../../lib/dates/useToday';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { DateTool } from './DateTool';
import { etaDates } from './etaDeadline';
import { travelProblem } from './travelDates';

/** Not `flight`, which is the anchor of the section. */
const FLIGHT = 'eta-flight';

function Dates({ flight, today }: { flight: Day; today: Day }) {
  const { t } = useTranslation(['consular/etaDates', 'consular/dates']);
  const language = useLanguage();
  const show = (day: Day) => formatDay(day, language, true);
  const { state, ...days } = etaDates(flight, today);
  // `counted` names the date of today.
  const verdict = days.latest === today ? 'today' : state;
  const [from, decision] = [days.from, days.decision].map((day) => formatDay(day, language));
  return (
    <>
      <p>
        <strong>{t(verdict, { flight: show(flight), latest: show(days.latest) })}</strong>
      </p>
      {state === 'ahead' ? (
        days.from > today && <p>{t('from', { from })}</p>
      ) : (
        <p>
          {t(`decision.${state}`, { decision })} <AutoLink text={t(`call.${state}`)} />
        </p>
      )}
      <p>{t('emergency.counted', { ns: 'consular/dates', today: show(today) })}</p>
    </>
  );
}

/** Computes, for the day of a flight, the last safe day to apply for an eTA (R9.12), and says what to do when it has passed. */
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
      {({ days, now }) => <Dates flight={days[FLIGHT]} today={moscowToday(now)} />}
    </DateTool>
  );
}
