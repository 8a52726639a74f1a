import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Day,
  type DayProblem,
  formatDay,
  moscowToday,
  permitProblem,
  petDates,
  travelProblem,
} from '../../lib/dates/consularDates';
import { useToday } from '../../lib/dates/useToday';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Callout } from '../../ui/feedback/Callout';
import { DateField, dateText, focusField } from './DateField';
import { DateTool } from './DateTool';

const DEPARTURE = 'pet-departure';
const ISSUED = 'pet-issued';

interface Problems {
  departure: DayProblem | null;
  issued: DayProblem | null;
}

/** From when to when the papers of a pet count (spec 5 and 9). */
function Found({ departure, issued }: { departure: Day; issued: Day }) {
  const { t } = useTranslation('consular/dates');
  const language = useLanguage();
  const show = (day: Day) => formatDay(day, language);
  const dates = petDates(departure, issued);
  return (
    <>
      <p>
        <strong>
          {t('pets.certificate', { from: show(dates.certificateFrom), to: show(departure) })}
        </strong>
      </p>
      <p>
        <strong>{t('pets.permit', { issued: show(issued), last: show(dates.permitLast) })}</strong>
      </p>
      {!dates.covers && (
        <Callout kind="warning">
          {t('pets.short', { earliest: show(dates.permitEarliest) })}
        </Callout>
      )}
    </>
  );
}

/** Departure in, the dates of a pet's papers out. */
export function PetDates() {
  const { t } = useTranslation('consular/dates');
  const [problems, setProblems] = useState<Problems>({ departure: null, issued: null });
  const [found, setFound] = useState<{ departure: Day; issued: Day } | null>(null);
  const today = useToday();

  const submit = (form: HTMLFormElement) => {
    const departure = dateText(form, DEPARTURE);
    const issued = dateText(form, ISSUED);
    const wrong = {
      departure: travelProblem(departure, moscowToday()),
      issued: permitProblem(issued, departure),
    };
    setProblems(wrong);
    if (wrong.departure) focusField(form, DEPARTURE);
    else if (wrong.issued) focusField(form, ISSUED);
    else setFound({ departure, issued });
  };

  return (
    <DateTool
      title={t('pets.title')}
      assumed={t('pets.assumed')}
      onSubmit={submit}
      onChange={() => setFound(null)}
      fields={
        <>
          <DateField
            name={DEPARTURE}
            label={t('pets.departure')}
            problem={problems.departure}
            min={today}
          />
          <DateField
            name={ISSUED}
            label={t('pets.issued')}
            hint={t('pets.issuedHint')}
            problem={problems.issued}
            defaultValue={today}
          />
        </>
      }
    >
      {found && <Found {...found} />}
    </DateTool>
  );
}
