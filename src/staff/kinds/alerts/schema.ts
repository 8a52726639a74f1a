import type { output } from 'zod';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { z } from '../../../lib/zod';
import type { FieldErrorCode } from '../../forms/fieldErrors';
import { httpUrlError, isBlank, limitedText, moscowDate, reportErrors } from '../schemas';

/** The values of an alert's form. Both texts are required, because neither is a translation. */
export const alertValues = z.object({
  level: z.enum(['important', 'emergency']),
  text_en: limitedText('alertEnLong'),
  text_ru: limitedText('alertRuLong'),
  link: limitedText('alertLinkLong'),
  starts_at: moscowDate,
  ends_at: moscowDate,
});

export type AlertValues = output<typeof alertValues>;

export const emptyAlert: AlertValues = {
  level: 'important',
  text_en: '',
  text_ru: '',
  link: '',
  starts_at: '',
  ends_at: '',
};

/** Milliseconds, as in the constraint `alerts_at_most_30_days`. */
const MAX_PERIOD_MS = 30 * 86_400_000;

/**
 * Returns the error of a period, whose empty start is now; null also while a date is incomplete.
 */
function periodError(startsAt: string, endsAt: string): FieldErrorCode | null {
  const end = fromMoscowInput(endsAt)?.getTime();
  const start = startsAt ? fromMoscowInput(startsAt)?.getTime() : Date.now();
  if (end === undefined || start === undefined) return null;
  if (end <= Date.now()) return 'alertEndPast';
  if (end <= start) return 'alertEndBeforeStart';
  return end - start > MAX_PERIOD_MS ? 'alertPeriodLong' : null;
}

export const alertSchema = alertValues.superRefine(
  reportErrors(({ text_en, text_ru, link, starts_at, ends_at }) => ({
    text_en: isBlank(text_en) && 'alertEnEmpty',
    text_ru: isBlank(text_ru) && 'alertRuEmpty',
    link: isBlank(link) ? null : httpUrlError(link),
    ends_at: isBlank(ends_at) ? 'alertEndEmpty' : periodError(starts_at, ends_at),
  })),
);
