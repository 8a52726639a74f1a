import { afterEach, describe, expect, it, vi } from 'vitest';
import { isWeekday } from '../../src/lib/dates/calendarDay';
import { setChangedFacts } from '../../src/lib/facts/currentFacts';
import type { ClosedDay } from '../../src/lib/facts/facts';
import { comingDaysToAsk, lastOpenDay, openingAt } from '../../src/site/contacts/openingHours';
import { easterSunday, holidayOn, holidaysIn } from '../../src/site/contacts/publicHolidays';

/** Returns the instant of a Moscow clock time. */
const moscow = (clock: string): Date => new Date(`${clock}+03:00`);

afterEach(() => vi.unstubAllEnvs());

const open = { state: 'open', closes: '17:00' };
const closed = (inDays: number, weekday: number, closure: object | null = null) => ({
  state: 'closed',
  opens: '9:00',
  inDays,
  weekday,
  closure,
});
const kenya = (day: string, holiday: string) => ({ by: 'kenya', day, holiday });
const russia = (day: string) => ({ by: 'russia', day });
const ask = (closure: object) => ({ state: 'ask', closure });

// 23 November 2026 is a Monday.
const cases: [string, string, object][] = [
  ['a minute before nine', '2026-11-23T08:59:59', closed(0, 1)],
  ['at nine sharp', '2026-11-23T09:00:00', open],
  ['at five sharp', '2026-11-23T17:00:00', closed(1, 2)],
  ['at midnight', '2026-11-24T00:00:00', closed(0, 2)],
  ['on Friday evening', '2026-11-27T17:00:00', closed(3, 1)],
  ['on Sunday at noon', '2026-11-29T12:00:00', closed(1, 1)],
  ['over the end of a year', '2026-12-31T18:00:00', closed(1, 5, kenya('2027-01-01', 'newYear'))],
  ['on a holiday at noon', '2026-06-01T12:00:00', ask(kenya('2026-06-01', 'madaraka'))],
  ['on a holiday evening', '2026-06-01T17:00:00', closed(1, 2)],
  ['before a holiday', '2026-05-29T17:00:00', closed(3, 1, kenya('2026-06-01', 'madaraka'))],
  ['before Easter', '2026-04-04T10:00:00', closed(2, 1, kenya('2026-04-06', 'easterMonday'))],
  ['on a holiday of Russia', '2027-01-05T10:00:00', ask(russia('2027-01-05'))],
  ['after a holiday of Russia on a Saturday', '2026-05-11T10:00:00', ask(russia('2026-05-11'))],
  ['before a holiday of Russia', '2026-11-03T17:00:00', closed(1, 3, russia('2026-11-04'))],
  ['on a holiday that is a Saturday', '2026-12-12T10:00:00', closed(2, 1)],
];

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'the opening hours, computed in the time zone %s',
  (zone) => {
    it.each(cases)('are correct %s', (_, clock, expected) => {
      vi.stubEnv('TZ', zone);
      expect(openingAt(moscow(clock))).toEqual(expected);
    });
  },
);

/** Stands as if staff had saved these days. */
const close = (...days: Partial<ClosedDay>[]) =>
  setChangedFacts(
    days.map((day, index) => ({
      key: `closedDays.${index}`,
      value: { reason: { en: 'Moving house', ru: 'Переезд' }, to: day.from, ...day },
      at: '2026-11-20T09:00:00+00:00',
    })),
  );
afterEach(() => close());

describe('what staff say of a day', () => {
  it.each([
    ['is passed over the evening before', '2026-11-23T18:00:00', closed(2, 3)],
    ['is closed at noon', '2026-11-24T12:00:00', closed(1, 3)],
    ['closes earlier', '2026-11-25T12:00:00', { state: 'open', closes: '13:00' }],
    ['opens a public holiday', '2026-12-25T12:00:00', { state: 'open', closes: '17:00' }],
  ])('%s', (_, clock, expected) => {
    close(
      { from: '2026-11-24' },
      { from: '2026-11-25', closesAt: '13:00' },
      { from: '2026-12-25', open: true },
    );
    expect(openingAt(moscow(clock))).toEqual(expected);
  });
});

describe('the last open day', () => {
  it.each([
    { latest: '2026-11-26', day: '2026-11-26', skipped: [] },
    { latest: '2026-11-29', day: '2026-11-27', skipped: [] },
    {
      latest: '2026-11-24',
      day: '2026-11-23',
      skipped: [
        { by: 'embassy', day: '2026-11-24', reason: { en: 'Moving house', ru: 'Переезд' } },
      ],
    },
    { latest: '2027-01-01', day: '2026-12-31', skipped: [kenya('2027-01-01', 'newYear')] },
    { latest: '2027-01-08', day: '2027-01-08', skipped: [] },
  ])('on or before $latest is $day', ({ latest, ...expected }) => {
    close({ from: '2026-11-24' });
    expect(lastOpenDay(latest)).toEqual(expected);
  });

  it('passes over the holidays of Russia if it has to be certain', () =>
    expect(lastOpenDay('2027-01-08', true).day).toBe('2026-12-30'));
});

it('the days to ask are weekdays of a year, those of holidays of Russia in a row as one', () => {
  const days = comingDaysToAsk('2026-12-12');
  expect(days.slice(0, 4)).toEqual([
    { from: '2026-12-25', to: '2026-12-25', holiday: 'christmas' },
    { from: '2026-12-31', to: '2026-12-31', holiday: 'russia' },
    { from: '2027-01-01', to: '2027-01-01', holiday: 'newYear' },
    { from: '2027-01-04', to: '2027-01-08', holiday: 'russia' },
  ]);
  expect(days.every(({ from }) => isWeekday(from))).toBe(true);
  expect(days.at(-1)?.from).toBe('2027-11-04');
});

describe('Easter Sunday of the Gregorian calendar', () => {
  it.each([
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('of %i is %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });
});

describe('the public holidays of Kenya', () => {
  it('are ten a year, on different days, none on a Sunday', () => {
    for (let year = 2026; year <= 2060; year += 1) {
      const days = holidaysIn(year).map(({ day }) => day);
      expect(new Set(days).size).toBe(10);
      expect(days.filter((day) => new Date(day).getUTCDay() === 0)).toEqual([]);
      expect(days).toEqual([...days].sort());
    }
  });

  it('move to the next free day if they fall on a Sunday', () => {
    // Christmas Day of 2033 is a Sunday, the Monday after it is Utamaduni Day.
    expect(holidayOn('2033-12-25')).toBeNull();
    expect(holidayOn('2033-12-26')).toBe('utamaduni');
    expect(holidayOn('2033-12-27')).toBe('christmas');
  });
});
