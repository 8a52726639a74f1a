import { useTranslation } from 'react-i18next';
import { type Day, formatDay } from '../../lib/dates/calendarDay';
import { useToday } from '../../lib/dates/useToday';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { DateTool } from './DateTool';
import { permitProblem, petDates, travelProblem } from './travelDates';
import { Verdict } from './Verdict';

const DEPARTURE = 'pet-departure';
const ISSUED = 'pet-issued';

/**
 * States whether the permit covers the departure, from when the certificate may be signed, and
 * until when the permit can be used.
 */
function PetVerdict({ departure, issued }: { departure: Day; issued: Day }) {
  const { t } = useTranslation('consular/dates');
  const language = useLanguage();
  const show = (day: Day) => formatDay(day, language);
  const dates = petDates(departure, issued);
  return (
    <>
      <Verdict state={dates.covers ? 'ahead' : 'late'}>
        {t(dates.covers ? 'pets.covers' : 'pets.short', { earliest: show(dates.permitEarliest) })}
      </Verdict>
      <p>{t('pets.certificate', { from: show(dates.certificateFrom), to: show(departure) })}</p>
      <p>{t('pets.permit', { issued: show(issued), last: show(dates.permitLast) })}</p>
    </>
  );
}

/** Renders a form that computes until when a pet's certificate and permit hold (R5.14, R9.4). */
export function PetDates() {
  const { t } = useTranslation('consular/dates');
  const today = useToday();
  return (
    <DateTool
      folded
      title={t('pets.title')}
      assumed={t('pets.assumed')}
      fields={{
        [DEPARTURE]: { label: t('pets.departure'), min: today, check: travelProblem },
        [ISSUED]: {
          label: t('pets.issued'),
          hint: t('pets.issuedHint'),
          value: today,
          check: (text, _, texts) => permitProblem(text, texts[DEPARTURE]),
        },
      }}
    >
      {({ days }) => <PetVerdict departure={days[DEPARTURE]} issued={days[ISSUED]} />}
    </DateTool>
  );
}
