import { useTranslation } from 'react-i18next';
import { type Day, formatDay } from '../../lib/dates/calendarDay';
import { useToday } from '../../lib/dates/useToday';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Callout } from '../../ui/feedback/Callout';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { DateField } from './DateField';
import { DateTool } from './DateTool';
import { emergencyDates, travelProblem } from './travelDates';
import { useDateForm } from './useDateForm';

function Dates({ flight, today }: { flight: Day; today: Day }) {
  const { t } = useTranslation('consular/dates');
  const language = useLanguage();
  const { latest, workingDay, state } = emergencyDates(flight, today);
  return (
    <>
      <p>{t('emergency.ahead', { latest: formatDay(latest, language, true) })}</p>
      <p>
        <strong>{t('emergency.workingDay', { day: formatDay(workingDay, language, true) })}</strong>
      </p>
      {state !== 'ahead' && (
        <Callout kind="warning">
          <AutoLink text={t(`emergency.${state}`)} />
        </Callout>
      )}
      <p>{t('emergency.counted', { today: formatDay(today, language, true) })}</p>
    </>
  );
}

/** Requirement R5.11. */
export function EmergencyDates() {
  const { t } = useTranslation('consular/dates');
  const earliest = useToday();
  const { problems, submitted, ...form } = useDateForm(['flight'], ({ flight }, today) => ({
    flight: travelProblem(flight, today),
  }));
  return (
    <DateTool
      {...form}
      title={t('emergency.title')}
      assumed={t('emergency.assumed')}
      fields={
        <DateField
          name="flight"
          label={t('emergency.flight')}
          problem={problems.flight}
          min={earliest}
        />
      }
    >
      {submitted && <Dates flight={submitted.days.flight} today={submitted.today} />}
    </DateTool>
  );
}
