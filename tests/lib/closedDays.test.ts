import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setChangedFacts } from '../../src/lib/facts/currentFacts';
import { languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { calendars } from '../../src/prerender/calendars';

const NOW = new Date('2026-12-31T22:00:00Z');

/** The content lines of a file, unfolded. */
const linesOf = (file = ''): string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

const calendar = (name: string): string[] => linesOf(calendars(NOW)[name]);

/** From the first line of an event to its last one. */
const eventWith = (lines: string[], line: string): string[] => {
  const at = lines.indexOf(line);
  return lines.slice(lines.lastIndexOf('BEGIN:VEVENT', at), lines.indexOf('END:VEVENT', at));
};

beforeAll(async () => {
  for (const language of languages) await loadText(language, ['embassy', 'home']);
});
afterEach(() => {
  setChangedFacts([]);
  vi.unstubAllEnvs();
});

describe('the calendar of closed days', () => {
  it.each(['UTC', 'Europe/Moscow', 'America/Los_Angeles'])(
    'has whole days of this year and the next, built in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const lines = calendar('closed-days.ics');
      const holiday = eventWith(lines, 'DTSTART;VALUE=DATE:20270101');
      expect(holiday).toContain('DTEND;VALUE=DATE:20270102');
      expect(lines).toContain('DTSTART;VALUE=DATE:20260101');
      expect(lines.filter((line) => /^DTSTART;VALUE=DATE:202[58]/.test(line))).toEqual([]);
    },
  );

  it('has the days that staff have closed in both languages, in place of the holiday', () => {
    const value = {
      from: '2026-12-31',
      to: '2027-01-04',
      reason: { en: 'New Year break', ru: 'Новогодние каникулы' },
    };
    setChangedFacts([{ key: 'closedDays.a', value, at: '2026-11-26T10:00:00Z' }]);
    const lines = calendar('closed-days.ics');
    expect(eventWith(lines, 'DTSTART;VALUE=DATE:20261231')).toEqual(
      expect.arrayContaining([
        'UID:2026-12-31-closed@localhost',
        'DTEND;VALUE=DATE:20270105',
        'SUMMARY:New Year break: the Embassy of Kenya is closed',
      ]),
    );
    expect(lines).not.toContain('DTSTART;VALUE=DATE:20270101');
    expect(calendar('ru/closed-days.ics')).toContain(
      'SUMMARY:Новогодние каникулы: Посольство Кении закрыто',
    );
  });
});
