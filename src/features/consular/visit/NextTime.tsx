import { BellPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../lib/browser/download';
import { addMonths, formatDay } from '../../../lib/dates/calendarDay';
import { useToday } from '../../../lib/dates/useToday';
import { useFacts } from '../../../lib/facts/currentFacts';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { DateField } from '../DateField';
import { travelProblem } from '../travelDates';
import { useDateForm } from '../useDateForm';

/** Pages of services after which the reader has a passport that will expire. */
const PAGES = ['new', 'replacement', 'child', 'lost', 'damaged', 'diplomatic'].map(
  (last) => `/consular/passports/${last}`,
);

const NAME = 'passport-expiry';

/** Returns whether a page is about a passport, whose expiry the sheet can add to the calendar. */
export const hasNextTime = (path: string): boolean => PAGES.includes(path);

/** Offers a calendar entry for the day on which to begin the next replacement. Calls `onFailure` if its code cannot be loaded. */
export function NextTime({ url, onFailure }: { url: string; onFailure: (cause: unknown) => void }) {
  const { t } = useTranslation('consular/visit');
  const language = useLanguage();
  const today = useToday();
  const { times } = useFacts();
  const [saved, setSaved] = useState('');
  const form = useDateForm({
    [NAME]: (text, now) => {
      const code = travelProblem(text, now);
      // A passport is valid for longer than anybody plans a journey.
      return code === 'far' ? null : code;
    },
  });
  /** Validates the expiry, then saves the calendar file, or says that it is time already. */
  const remind = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved('');
    const expiry = form.onSubmit(event.currentTarget)?.days[NAME];
    if (!expiry) return;
    const day = addMonths(expiry, -times.passportAhead.amount);
    if (day <= today) {
      setSaved(t('next.now'));
      return;
    }
    try {
      const { daysFile } = await import('../../contacts/calendarFile');
      const text = `${t('next.text', { day: formatDay(expiry, language) })}\n${url}`;
      download(
        'passport.ics',
        'text/calendar',
        daysFile({
          id: `next-passport-${day}`,
          from: day,
          to: day,
          title: t('next.event'),
          text,
          url,
        }),
      );
      setSaved(t('next.saved', { day: formatDay(day, language, true) }));
    } catch (cause) {
      onFailure(cause);
    }
  };
  return (
    <form noValidate className="stack" onSubmit={remind} onChange={form.onChange}>
      <DateField
        {...form.fieldProps(NAME)}
        label={t('next.label')}
        hint={t('next.hint')}
        min={today}
      />
      <Button type="submit" variant="secondary">
        <BellPlus aria-hidden="true" size="1.1em" />
        {t('next.button')}
      </Button>
      <p role="status">{form.submitted && saved}</p>
    </form>
  );
}
