import { describe, expect, it } from 'vitest';
import { easterSunday, holidayOn, holidaysIn } from '../../src/site/contacts/publicHolidays';

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
