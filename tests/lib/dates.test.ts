import { describe, expect, it } from 'vitest';
import { addMonths, formatDay, formatDays, parseDay } from '../../src/lib/dates/calendarDay';
import {
  formatDate,
  formatDateTime,
  fromMoscowInput,
  parseDate,
  toMoscowInput,
} from '../../src/lib/dates/moscowTime';
import { formatRecent } from '../../src/lib/dates/recentTime';
import { formatMonths } from '../../src/site/kenya/months';

describe('parseDate', () => {
  it.each([
    ['2026-11-21 00:02:56.618+00', '2026-11-21T00:02:56.618Z'],
    ['2026-11-21T00:02:56.618+00:00', '2026-11-21T00:02:56.618Z'],
    ['2026-11-21 03:02:56+03', '2026-11-21T00:02:56.000Z'],
    ['2026-11-21T00:02:56Z', '2026-11-21T00:02:56.000Z'],
  ])('parses %s', (text, iso) => {
    expect(parseDate(text).toISOString()).toBe(iso);
  });

  it.each(['', 'infinity', '0044-03-15 00:00:00+00 BC'])(
    'makes of «%s» a date that is shown as that text, and is neither before nor after another one',
    (text) => {
      const date = parseDate(text);
      const shown = [formatDate, formatDateTime, formatRecent].map((format) => format(date, 'ru'));
      expect([...shown, date.toISOString()]).toEqual([text, text, text, text]);
      expect([date < new Date(), date > new Date(), toMoscowInput(date)]).toEqual([
        false,
        false,
        '',
      ]);
    },
  );
});

describe('formatDate', () => {
  it("uses Moscow's day for an evening in UTC, across the ends of month and year", () => {
    expect(formatDate(new Date('2026-01-31T20:59:59Z'), 'en')).toBe('31\u00a0January 2026');
    expect(formatDate(new Date('2026-01-31T21:00:00Z'), 'en')).toBe('1\u00a0February 2026');
    expect(formatDate(new Date('2028-02-28T21:30:00Z'), 'en')).toBe('29\u00a0February 2028');
    expect(formatDate(new Date('2026-12-31T21:00:00Z'), 'ru')).toBe('1\u00a0января 2027\u00a0г.');
  });

  it('formats Moscow time with a 24-hour clock', () => {
    expect(formatDateTime(new Date('2026-11-21T11:05:00Z'), 'en')).toMatch(
      /^21\u00a0November 2026.*14:05$/,
    );
    expect(formatDateTime(new Date('2026-11-21T21:00:00Z'), 'ru')).toMatch(
      /^22\sноября 2026\sг\..*00:00$/,
    );
  });
});

describe('the date field of forms', () => {
  it.each([
    ['2026-11-21T00:02:00Z', '2026-11-21T03:02'],
    ['2026-12-31T20:59:00Z', '2026-12-31T23:59'],
  ])('shows %s as %s and parses it back', (iso, value) => {
    expect(toMoscowInput(new Date(iso))).toBe(value);
    expect(fromMoscowInput(value)?.toISOString()).toBe(new Date(iso).toISOString());
  });

  it.each(['', 'tomorrow', '2026-02-30T10:00', '2026-11-21T24:30', '2026-11-21'])(
    'returns null for «%s»',
    (value) => {
      expect(fromMoscowInput(value)).toBeNull();
    },
  );
});

describe('formatRecent', () => {
  // 00:30 on 21 November in Moscow.
  const now = new Date('2026-11-20T21:30:00Z');

  it.each([
    ['2026-11-20T21:05:00Z', 'today, 00:05', 'сегодня, 00:05'],
    ['2026-11-21T21:00:00Z', 'tomorrow, 00:00', 'завтра, 00:00'],
    ['2026-11-17T06:00:00Z', '17\u00a0November, 09:00', '17\u00a0ноября, 09:00'],
    ['2027-01-14T21:00:00Z', '15\u00a0January 2027, 00:00', '15\u00a0января 2027\u00a0г., 00:00'],
  ])("formats %s relative to Moscow's day", (iso, english, russian) => {
    expect(formatRecent(new Date(iso), 'en', now)).toBe(english);
    expect(formatRecent(new Date(iso), 'ru', now)).toBe(russian);
  });
});

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

it('months are ranges across the end of the year, or one name', () => {
  const range = (from: string, to: string) => `${from}–${to}`;
  const months = [
    [10, 3],
    [6, 6],
  ] as const;
  expect(
    formatMonths(
      months.map(([from, to]) => [from, to]),
      'ru',
      range,
    ),
  ).toBe('октябрь–март, июнь');
});
