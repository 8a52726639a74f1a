import { type output, string } from 'zod';
import { addDays, daysBetween, formatDays } from '../../lib/dates/calendarDay';
import { moscowDay } from '../../lib/dates/moscowTime';
import { schemas } from '../../lib/facts/factSchemas';
import { i18n } from '../../lib/i18n/i18n';
import { byLanguage } from '../../lib/i18n/languages';
import { notBlank, z } from '../../lib/zod';
import { messageKey } from '../forms/fieldErrors';
import type { AlertValues } from '../kinds/alerts/schema';
import { limitedText } from '../kinds/schemas';

/** Returns the schema of a reason, short enough for the sentence of the alert. */
const reasonSchema = (empty: 'alertEnEmpty' | 'alertRuEmpty') =>
  limitedText('reasonLong').refine(notBlank, messageKey(empty));

/** The values of the form: `to` is empty for a single day, `closesAt` for whole days. */
const values = z.object({
  from: schemas.closedDay.shape.from,
  to: string(),
  reason: z.object({ en: reasonSchema('alertEnEmpty'), ru: reasonSchema('alertRuEmpty') }),
  closesAt: string(),
});

/** What staff say of a closing, as the value of the closed day. */
export const closingSchema = values
  .transform(({ to, closesAt, ...day }) => ({
    ...day,
    to: to || day.from,
    ...(closesAt && { closesAt }),
  }))
  .pipe(schemas.closedDay);

export type ClosingValues = output<typeof values>;
export type ClosedDay = output<typeof closingSchema>;

/** Days before the closing on which its alert begins. */
const DAYS_AHEAD = 2;

/** Days from the first to the last, because an alert lasts at most 30 days. */
const MAX_DAYS = 29;

/**
 * Returns the values of the alert of a closing: from two days before it, or now, until the end of
 * its last day, 30 days at most. Needs the namespace `facts` in both languages.
 */
export function closingAlert({ from, to, closesAt, reason: why }: ClosedDay): AlertValues {
  const today = moscowDay();
  const start = addDays(from, -DAYS_AHEAD);
  const isAhead = start > today;
  const begin = isAhead ? start : today;
  const end = daysBetween(begin, to) > MAX_DAYS ? addDays(begin, MAX_DAYS) : to;
  const texts = byLanguage((language) =>
    i18n.getFixedT(language, 'facts')(closesAt ? 'closing.early' : 'closing.closed', {
      days: formatDays(from, to, language),
      reason: why[language].trim().replace(/\.$/, ''),
      time: closesAt,
    }),
  );
  return {
    level: 'important',
    text_en: texts.en,
    text_ru: texts.ru,
    link: '',
    starts_at: isAhead ? `${start}T00:00` : '',
    ends_at: `${end}T23:59`,
  };
}
