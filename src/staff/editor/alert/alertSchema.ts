import { fromMoscowInput, toMoscowInput } from '../../../lib/dates/moscowTime';
import { withHttps } from '../../../lib/urls/urls';
import type { Alert, AlertInput } from '../../data/alerts/alertsAdmin';
import { type FieldErrorCode, messageKey } from '../../forms/fieldErrors';
import { limits } from '../../forms/limits';
import { atMost, notBlank, z } from '../../forms/zod';
import { dateField, httpUrlError } from '../form/fields';

/** Milliseconds, as in the constraint `alerts_at_most_30_days`. */
const MAX_PERIOD_MS = 30 * 86_400_000;

/** The messages are field error codes. */
export const alertSchema = z
  .object({
    level: z.enum(['emergency', 'important']),
    textEn: z
      .string()
      .refine(notBlank, messageKey('alertEnEmpty'))
      .refine(atMost(limits.alert), messageKey('alertEnLong')),
    textRu: z
      .string()
      .refine(notBlank, messageKey('alertRuEmpty'))
      .refine(atMost(limits.alert), messageKey('alertRuLong')),
    link: z.string().refine(atMost(limits.alert), messageKey('alertLinkLong')),
    startsAt: dateField,
    endsAt: dateField.refine(notBlank, messageKey('alertEndEmpty')),
  })
  .superRefine(({ link, startsAt, endsAt }, context) => {
    const add = (field: 'link' | 'endsAt', message: FieldErrorCode | null) =>
      message && context.addIssue({ code: 'custom', path: [field], message });
    if (link.trim()) add('link', httpUrlError(link));
    add('endsAt', periodError(startsAt, endsAt));
  });

/** An empty start is now. Null for a valid period, and while one date is incomplete. */
function periodError(startsAt: string, endsAt: string): FieldErrorCode | null {
  const end = fromMoscowInput(endsAt)?.getTime();
  const start = startsAt ? fromMoscowInput(startsAt)?.getTime() : Date.now();
  if (end === undefined || start === undefined) return null;
  if (end <= Date.now()) return 'alertEndPast';
  if (end <= start) return 'alertEndBeforeStart';
  return end - start > MAX_PERIOD_MS ? 'alertPeriodLong' : null;
}

export type AlertValues = ReturnType<typeof alertSchema.parse>;

/** In the order of the page, for the error summary. */
export const alertFieldOrder = ['level', 'textEn', 'textRu', 'link', 'startsAt', 'endsAt'] as const;

/**
 * A new alert is important. One that has ended begins without a period, because saving it publishes
 * it again.
 */
export function toAlertValues(alert?: Alert): AlertValues {
  const hasEnded = alert !== undefined && alert.endsAt.getTime() <= Date.now();
  const dateOf = (date?: Date) => (date && !hasEnded ? toMoscowInput(date) : '');
  return {
    level: alert?.level ?? 'important',
    textEn: alert?.textEn ?? '',
    textRu: alert?.textRu ?? '',
    link: alert?.link ?? '',
    startsAt: dateOf(alert?.startsAt),
    endsAt: dateOf(alert?.endsAt),
  };
}

/**
 * Converts values that {@link alertSchema} accepts to what is saved, texts trimmed. A date that the
 * form has not changed keeps the seconds of the stored one.
 */
export function toAlertInput(values: AlertValues, alert?: Alert): AlertInput {
  const initial = toAlertValues(alert);
  const dateOf = (field: 'startsAt' | 'endsAt') =>
    alert && values[field] && values[field] === initial[field]
      ? alert[field]
      : fromMoscowInput(values[field]);
  return {
    level: values.level,
    textEn: values.textEn.trim(),
    textRu: values.textRu.trim(),
    link: withHttps(values.link) || null,
    startsAt: dateOf('startsAt'),
    endsAt: dateOf('endsAt') ?? new Date(),
  };
}
