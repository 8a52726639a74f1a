import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setChangedFacts } from '../../src/lib/facts/currentFacts';
import { languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { calendars } from '../../src/prerender/calendars';
import { calendarFile } from '../../src/site/contacts/calendarFile';

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

describe('the calendar file of a visit', () => {
  const visit = {
    day: '2026-12-03',
    opens: '9:00',
    closes: '13:30',
    title:
      'Посольство Республики Кения: Свидетельство об отсутствии препятствий к вступлению в брак',
    text: 'Bring: a copy, a photo; a form\nAsk',
    url: 'https://embassy.example/ru/consular/marriage?visit=2026-12-03',
  };
  const file = calendarFile(visit);
  const lines = linesOf(file);

  it('has the hours of the day in UTC, whatever the time zone of the device', () => {
    expect(lines).toContain('DTSTART:20261203T060000Z');
    expect(lines).toContain('DTEND:20261203T103000Z');
  });

  it('reminds a day and two hours before', () => {
    const triggers = lines.filter((line) => line.startsWith('TRIGGER'));
    expect(triggers).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H']);
  });

  it('has place and text, escaped, in lines of at most 75 octets', () => {
    expect(lines).toContain(`SUMMARY:${visit.title}`);
    expect(lines).toContain('DESCRIPTION:Bring: a copy\\, a photo\\; a form\\nAsk');
    expect(lines).toContain('GEO:55.7416;37.5953');
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  });

  it('replaces an earlier entry for the same service and day', () => {
    const uid = (text: string) => linesOf(text).find((line) => line.startsWith('UID:'));
    expect(uid(calendarFile({ ...visit, text: 'Changed' }))).toBe(uid(file));
  });
});
