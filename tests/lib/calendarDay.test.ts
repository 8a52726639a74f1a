import { describe, expect, it } from 'vitest';
import { addMonths, formatDay, formatDays, parseDay } from '../../src/lib/dates/calendarDay';

describe('calendar days', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-1-5', 'x'])('parseDay rejects %s', (text) =>
    expect(parseDay(text)).toBeNull(),
  );

  it('parseDay accepts a leap day', () => expect(parseDay('2028-02-29')).toBe('2028-02-29'));

  it.each([
    { from: '2027-01-04', to: '2027-01-08', result: '4–\u20608\u00a0January 2027' },
    { from: '2026-12-30', to: '2027-01-08', result: '30\u00a0December 2026 – 8\u00a0January 2027' },
    { from: '2027-01-04', to: '2027-01-04', result: '4\u00a0January 2027' },
  ])('formatDays names a month that they share once: $result', ({ from, to, result }) =>
    expect(formatDays(from, to, 'en')).toBe(result),
  );

  it.each([
    { day: '2026-12-03', count: 6, result: '2027-06-03' },
    { day: '2026-08-31', count: 6, result: '2027-02-28' },
    { day: '2027-11-30', count: 3, result: '2028-02-29' },
  ])('addMonths adds $count to $day and returns $result', ({ day, count, result }) =>
    expect(addMonths(day, count)).toBe(result),
  );

  it('formatDay formats a day in each language', () => {
    expect(formatDay('2026-03-03', 'en')).toBe('3\u00a0March 2026');
    expect(formatDay('2026-03-03', 'ru')).toBe('3\u00a0марта 2026\u00a0г.');
    expect(formatDay('2026-02-27', 'en', true)).toMatch(/^Friday,? 27\u00a0February 2026$/);
    expect(formatDay('2026-02-27', 'ru', true)).toBe('пятница, 27\u00a0февраля 2026\u00a0г.');
  });
});
