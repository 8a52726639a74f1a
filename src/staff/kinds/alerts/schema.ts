import type { output } from 'zod';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { z } from '../../../lib/zod';
import { endError, httpUrlError, isBlank, limitedText, moscowDate, reportErrors } from '../schemas';

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

/** Returns the error of a period, whose empty start is now. */
function periodError(values: AlertValues) {
  const start = fromMoscowInput(values.starts_at) ?? new Date();
  const duration = Number(fromMoscowInput(values.ends_at)) - Number(start);
  return duration > MAX_PERIOD_MS ? 'alertPeriodLong' : endError(values);
}

export const alertSchema = alertValues.superRefine(
  reportErrors((values) => ({
    text_en: isBlank(values.text_en) && 'alertEnEmpty',
    text_ru: isBlank(values.text_ru) && 'alertRuEmpty',
    link: isBlank(values.link) ? null : httpUrlError(values.link),
    ends_at: isBlank(values.ends_at) ? 'alertEndEmpty' : periodError(values),
  })),
);
