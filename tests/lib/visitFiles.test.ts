import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../src/site/contacts/calendarFile';

/** The content lines of a file, unfolded. */
const linesOf = (file: string): string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

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
