import { describe, expect, it } from 'vitest';
import { etaDates } from '../../src/site/consular/EtaDates';
import {
  emergencyDates,
  permitProblem,
  petDates,
  travelProblem,
} from '../../src/site/consular/travelDates';

describe('dates of travel', () => {
  const today = '2026-11-21';
  it.each([
    { text: '', problem: 'missing' },
    { text: '2027-02-29', problem: 'impossible' },
    { text: '2026-11-20', problem: 'past' },
    { text: '2028-11-22', problem: 'far' },
    { text: '20270-01-01', problem: 'impossible' },
    { text: '2028-11-21', problem: null },
  ])('with the departure "$text" have the problem $problem', ({ text, problem }) =>
    expect(travelProblem(text, today)).toBe(problem),
  );

  it.each([
    { text: '', problem: 'missing' },
    { text: '2026-02-30', problem: 'impossible' },
    { text: '2026-12-11', problem: 'afterDeparture' },
    { text: '2026-12-10', problem: null },
  ])(
    'with a departure on 10 December and a permit of "$text" have the problem $problem',
    ({ text, problem }) => expect(permitProblem(text, '2026-12-10')).toBe(problem),
  );
});

describe('petDates', () => {
  it('returns whether the permit covers the departure', () => {
    expect(petDates('2026-11-30', '2026-11-01').covers).toBe(true);
    const short = petDates('2026-12-01', '2026-11-01');
    expect(short.covers).toBe(false);
    expect(petDates('2026-12-01', short.permitEarliest).permitLast).toBe('2026-12-01');
  });
});

describe('the interview for an emergency travel certificate', () => {
  /** Returns the instant of a Moscow clock time. */
  const moscow = (clock: string): Date => new Date(`${clock}+03:00`);
  const christmas = { by: 'kenya', day: '2026-12-25', holiday: 'christmas' };

  it.each([
    { flight: '2026-11-27', latest: '2026-11-24', workingDay: '2026-11-24' },
    { flight: '2026-12-02', latest: '2026-11-29', workingDay: '2026-11-27' },
    { flight: '2028-03-03', latest: '2028-02-29', workingDay: '2028-02-29' },
  ])('for a flight on $flight is on $workingDay at the latest', ({ flight, ...days }) =>
    expect(emergencyDates(flight, moscow('2026-11-21T12:00'))).toEqual({
      ...days,
      skipped: [],
      certainDay: days.workingDay,
      day: days.workingDay,
      state: 'ahead',
    }),
  );

  it('is not on a holiday of Kenya, nor for certain on one of Russia', () => {
    const datesOf = (flight: string) => emergencyDates(flight, moscow('2026-11-21T12:00'));
    expect(datesOf('2026-12-28')).toMatchObject({ workingDay: '2026-12-24', skipped: [christmas] });
    const newYear = { workingDay: '2027-01-08', certainDay: '2026-12-30', skipped: [] };
    expect(datesOf('2027-01-11')).toMatchObject({ ...newYear, day: '2026-12-30' });
    const after = emergencyDates('2027-01-11', moscow('2027-01-02T12:00'));
    expect(after).toMatchObject({ ...newYear, day: '2027-01-08', state: 'ahead' });
  });

  it.each([
    { flight: '2026-11-27', clock: '2026-11-24T16:59', state: 'today' },
    { flight: '2026-11-27', clock: '2026-11-24T17:00', state: 'late' },
    { flight: '2026-11-26', clock: '2026-11-24T12:00', state: 'late' },
    { flight: '2026-12-02', clock: '2026-11-27T18:00', state: 'late' },
  ])('for a flight on $flight is $state at $clock in Moscow', ({ flight, clock, state }) =>
    expect(emergencyDates(flight, moscow(clock)).state).toBe(state),
  );
});

describe('etaDates', () => {
  it.each([
    { flight: '2026-12-11', latest: '2026-11-27', state: 'ahead' },
    { flight: '2026-12-10', latest: '2026-11-26', state: 'tight' },
    { flight: '2026-12-03', latest: '2026-11-19', state: 'tight' },
    { flight: '2026-12-02', latest: '2026-11-18', state: 'late' },
  ])(
    'on 27 November returns $latest as the last safe day for a flight on $flight: $state',
    ({ flight, latest, state }) =>
      expect(etaDates(flight, '2026-11-27')).toMatchObject({ latest, state }),
  );

  it.each([
    // The 27th is a Friday.
    { today: '2026-11-27', decision: '2026-12-02' },
    // Christmas on Friday, Utamaduni Day on Saturday.
    { today: '2026-12-24', decision: '2026-12-30' },
    // Jamhuri Day on Sunday, observed on Monday.
    { today: '2027-12-10', decision: '2027-12-16' },
  ])('applied for on $today expects a decision on $decision', ({ today, decision }) =>
    expect(etaDates('2028-01-31', today).decision).toBe(decision),
  );
});
