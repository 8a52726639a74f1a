import { toLocale } from '../i18n/languages';
import { daysBetween } from './calendarDay';
import { formatShortDateTime, formatTime, moscowDay } from './moscowTime';

/**
 * Formats a time of yesterday, today or tomorrow in Moscow as `today, 14:05`, and any other time,
 * even an unreadable one, as {@link formatShortDateTime} does.
 * @param now the instant to which the days are counted; days change at midnight in Moscow
 */
export function formatRecent(date: Date, language: string, now = new Date()): string {
  const days = daysBetween(moscowDay(now), moscowDay(date));
  if (!(Math.abs(days) <= 1)) return formatShortDateTime(date, language, now);
  const relative = new Intl.RelativeTimeFormat(toLocale(language), { numeric: 'auto' });
  return `${relative.format(days, 'day')}, ${formatTime(date, language)}`;
}
