import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '../../src/lib/env';
import { setChangedFacts } from '../../src/lib/facts/currentFacts';
import { NO_CHANGES } from '../../src/lib/facts/facts';
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
  env.site = NO_CHANGES;
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

  it('has the alerts in force, from their beginning to their end', () => {
    const times = { from: '2026-12-31T20:00:00+00:00', until: '2027-01-01T05:30:00+00:00' };
    const texts = { en: 'The hall is flooded', ru: 'Зал затоплен' };
    const alert = { level: 'important', link: null, ...texts, ...times } as const;
    env.site = { ...NO_CHANGES, alerts: [alert] };
    const lines = calendar('ru/closed-days.ics');
    expect(eventWith(lines, 'SUMMARY:Зал затоплен')).toEqual(
      expect.arrayContaining(['DTSTART:20261231T200000Z', 'DTEND:20270101T053000Z']),
    );
  });
});
