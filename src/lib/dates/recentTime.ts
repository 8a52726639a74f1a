import { localeOf } from '../i18n/languages';
import { daysBetween } from './calendarDay';
import { formatShortDateTime, formatTime, moscowToday } from './moscowTime';

/**
 * Formats an instant of yesterday, today and tomorrow as relative day and time in Moscow: `today, 14:05`,
 * `yesterday, 09:30`. Formats any other as {@link formatShortDateTime} does.
 * @param now the instant to which the days are counted; days change at midnight in Moscow
 */
export function formatRecent(date: Date, language: string, now = new Date()): string {
  const days = daysBetween(moscowToday(now), moscowToday(date));
  if (!(Math.abs(days) <= 1)) return formatShortDateTime(date, language, now);
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  return `${relative.format(days, 'day')}, ${formatTime(date, language)}`;
}
