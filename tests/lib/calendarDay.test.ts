import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  formatDay,
  formatDays,
  isoWeekday,
  parseDay,
} from '../../src/lib/dates/calendarDay';
import { moscowToday } from '../../src/lib/dates/moscowTime';

describe('calendar days', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-1-5', 'x'])('parseDay rejects %s', (text) =>
    expect(parseDay(text)).toBeNull(),
  );

  it.each(['2028-02-29', '2026-12-31', '2027-01-01'])('parseDay accepts %s', (text) =>
    expect(parseDay(text)).toBe(text),
  );

  it.each([
    { from: '2027-01-04', to: '2027-01-08', result: '4–\u20608\u00a0January 2027' },
    { from: '2026-12-30', to: '2027-01-08', result: '30\u00a0December 2026 – 8\u00a0January 2027' },
    { from: '2027-01-04', to: '2027-01-04', result: '4\u00a0January 2027' },
  ])('formatDays names a month that they share once: $result', ({ from, to, result }) =>
    expect(formatDays(from, to, 'en')).toBe(result),
  );

  it.each([
    { day: '2026-12-31', count: 1, result: '2027-01-01' },
    { day: '2028-02-28', count: 1, result: '2028-02-29' },
  ])('addDays adds $count to $day and returns $result', ({ day, count, result }) =>
    expect(addDays(day, count)).toBe(result),
  );

  it.each([
    { day: '2026-12-03', count: 6, result: '2027-06-03' },
    { day: '2026-08-31', count: 6, result: '2027-02-28' },
    { day: '2027-11-30', count: 3, result: '2028-02-29' },
  ])('addMonths adds $count to $day and returns $result', ({ day, count, result }) =>
    expect(addMonths(day, count)).toBe(result),
  );

  it('moscowToday returns the day in Moscow in every browser time zone', () => {
    expect(moscowToday(new Date('2026-12-31T20:59:59Z'))).toBe('2026-12-31');
    expect(moscowToday(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
  });

  it('formatDay formats a day in each language', () => {
    expect(formatDay('2026-03-03', 'en')).toBe('3\u00a0March 2026');
    expect(formatDay('2026-03-03', 'ru')).toBe('3\u00a0марта 2026\u00a0г.');
    expect(formatDay('2026-02-27', 'en', true)).toMatch(/^Friday,? 27\u00a0February 2026$/);
    expect(formatDay('2026-02-27', 'ru', true)).toBe('пятница, 27\u00a0февраля 2026\u00a0г.');
  });

  it.each([
    { from: '2026-12-31', to: '2027-01-01', count: 1 },
    { from: '2028-03-01', to: '2028-02-28', count: -2 },
    { from: '2026-03-29', to: '2026-03-29', count: 0 },
  ])('$to is $count days after $from', ({ from, to, count }) =>
    expect(daysBetween(from, to)).toBe(count),
  );

  it('weekdays count from Monday', () => {
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(isoWeekday)).toEqual([1, 6, 7]);
  });
});
