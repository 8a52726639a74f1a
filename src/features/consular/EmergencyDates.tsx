import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Day,
  type DayProblem,
  emergencyDates,
  formatDay,
  moscowToday,
  travelProblem,
} from '../../lib/dates/consularDates';
import { useToday } from '../../lib/dates/useToday';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Callout } from '../../ui/feedback/Callout';
import { LinkedText } from '../../ui/navigation/LinkedText';
import { DateField, dateText, focusField } from './DateField';
import { DateTool } from './DateTool';

const FLIGHT = 'flight';

/** The last day for the interview, and what to do when it is today or has passed. */
function Found({ flight, today }: { flight: Day; today: Day }) {
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
          <LinkedText text={t(`emergency.${state}`)} />
        </Callout>
      )}
      <p>{t('emergency.counted', { today: formatDay(today, language, true) })}</p>
    </>
  );
}

/** Flight in, the last day for the interview for an emergency travel document out (spec 5). */
export function EmergencyDates() {
  const { t } = useTranslation('consular/dates');
  const [problem, setProblem] = useState<DayProblem | null>(null);
  const [found, setFound] = useState<{ flight: Day; today: Day } | null>(null);
  const earliest = useToday();

  const submit = (form: HTMLFormElement) => {
    const flight = dateText(form, FLIGHT);
    const today = moscowToday();
    const wrong = travelProblem(flight, today);
    setProblem(wrong);
    if (wrong) focusField(form, FLIGHT);
    else setFound({ flight, today });
  };

  return (
    <DateTool
      title={t('emergency.title')}
      assumed={t('emergency.assumed')}
      onSubmit={submit}
      onChange={() => setFound(null)}
      fields={
        <DateField name={FLIGHT} label={t('emergency.flight')} problem={problem} min={earliest} />
      }
    >
      {found && <Found {...found} />}
    </DateTool>
  );
}
