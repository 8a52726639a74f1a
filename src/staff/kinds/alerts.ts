import { fromMoscowInput, parseDate } from '../../lib/dates/moscowTime';
import type { FieldErrorCode } from '../forms/fieldErrors';
import { choice, DATABASE_NOW, httpUrlError, isBlank, moscowDate, text, url } from './field';
import { defineKind, LISTED, type Row } from './kind';

type Level = Row<'alerts'>['level'];

/** Milliseconds, as in the constraint `alerts_at_most_30_days`. */
const MAX_PERIOD_MS = 30 * 86_400_000;

/** Returns what is wrong with a period; an empty start is now. Null for a valid one, and while a date is incomplete. */
function periodError(startsAt: string, endsAt: string): FieldErrorCode | null {
  const end = fromMoscowInput(endsAt)?.getTime();
  const start = startsAt ? fromMoscowInput(startsAt)?.getTime() : Date.now();
  if (end === undefined || start === undefined) return null;
  if (end <= Date.now()) return 'alertEndPast';
  if (end <= start) return 'alertEndBeforeStart';
  return end - start > MAX_PERIOD_MS ? 'alertPeriodLong' : null;
}

/** Defines a required text of its own in each language, because neither is the translation of the other. */
const requiredText = (empty: FieldErrorCode, tooLong: FieldErrorCode) =>
  text({
    control: 'alertText',
    max: [200, tooLong],
    error: (value: string) => (isBlank(value) ? empty : null),
  });

/** Returns whether an alert has not ended. Saving one that has ended publishes it again, with another period. */
function isOpen(item: object): boolean {
  const { starts_at, ends_at } = item as Row<'alerts'>;
  // By the start, too, because what is being typed has no end yet.
  return [starts_at, ends_at].some((date) => parseDate(date).getTime() > Date.now());
}

export const alerts = defineKind<'alerts'>()({
  title: 'text_en',
  note: 'level',
  isSigned: true,
  period: { from: 'starts_at', until: 'ends_at' },
  listed: [...LISTED, 'level', 'text_en', 'text_ru', 'link', 'starts_at', 'ends_at'],
  fields: {
    level: choice<Level>(['important', 'emergency'], {
      text: (level: Level, { t }) => t(`kinds:alerts.form.${level}`),
    }),
    text_en: requiredText('alertEnEmpty', 'alertEnLong'),
    text_ru: requiredText('alertRuEmpty', 'alertRuLong'),
    link: url({
      max: [200, 'alertLinkLong'],
      need: 'optional',
      error: (link: string) => (isBlank(link) ? null : httpUrlError(link)),
    }),
    starts_at: moscowDate({ isShown: isOpen, blank: () => DATABASE_NOW }),
    ends_at: moscowDate({
      need: undefined,
      isShown: isOpen,
      blank: () => DATABASE_NOW,
      error: (value: string, { values }) =>
        isBlank(value) ? 'alertEndEmpty' : periodError(String(values.starts_at), value),
    }),
  },
  // Because time has passed, or the clock of the device is wrong.
  failures: {
    endPast: ['ends_at', 'alertEndPast'],
    endBeforeStart: ['ends_at', 'alertEndBeforeStart'],
    periodTooLong: ['ends_at', 'alertPeriodLong'],
  },
});
