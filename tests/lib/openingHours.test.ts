import { afterEach, describe, expect, it, vi } from 'vitest';
import { openingAt } from '../../src/lib/dates/openingHours';

/** Returns the instant of a Moscow clock time. */
const moscow = (clock: string): Date => new Date(`${clock}+03:00`);

afterEach(() => vi.unstubAllEnvs());

const open = { state: 'open', closes: '17:00' };
const closed = (inDays: number, weekday: number, holiday: string | null = null) => ({
  state: 'closed',
  opens: '9:00',
  inDays,
  weekday,
  holiday,
});

// 23 November 2026 is a Monday.
const cases: [string, string, object][] = [
  ['a minute before nine', '2026-11-23T08:59:59', closed(0, 1)],
  ['at nine sharp', '2026-11-23T09:00:00', open],
  ['at noon', '2026-11-23T12:00:00', open],
  ['in the last minute', '2026-11-23T16:59:59', open],
  ['at five sharp', '2026-11-23T17:00:00', closed(1, 2)],
  ['a minute before midnight', '2026-11-23T23:59:00', closed(1, 2)],
  ['at midnight', '2026-11-24T00:00:00', closed(0, 2)],
  ['on Friday evening', '2026-11-27T17:00:00', closed(3, 1)],
  ['on Saturday at noon', '2026-11-28T12:00:00', closed(2, 1)],
  ['on Sunday at noon', '2026-11-29T12:00:00', closed(1, 1)],
  ['over the end of a year', '2026-12-31T18:00:00', closed(1, 5, 'newYear')],
  ['on a holiday morning', '2026-06-01T08:00:00', { state: 'holiday', holiday: 'madaraka' }],
  ['on a holiday at noon', '2026-06-01T12:00:00', { state: 'holiday', holiday: 'madaraka' }],
  ['on a holiday evening', '2026-06-01T17:00:00', closed(1, 2)],
  ['before a holiday', '2026-05-29T17:00:00', closed(3, 1, 'madaraka')],
  ['on Good Friday', '2026-04-03T10:00:00', { state: 'holiday', holiday: 'goodFriday' }],
  ['before Easter Monday', '2026-04-04T10:00:00', closed(2, 1, 'easterMonday')],
  [
    'on the Monday after a Sunday holiday',
    '2027-10-11T10:00:00',
    { state: 'holiday', holiday: 'mazingira' },
  ],
  ['on a holiday that is a Saturday', '2026-12-12T10:00:00', closed(2, 1)],
];

describe.each(['Europe/Moscow', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
  'the opening hours, computed in the time zone %s',
  (zone) => {
    it.each(cases)('are correct %s', (_, clock, expected) => {
      vi.stubEnv('TZ', zone);
      expect(openingAt(moscow(clock))).toEqual(expected);
    });
  },
);
