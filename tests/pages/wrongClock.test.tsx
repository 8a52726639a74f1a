import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { interceptNetwork, newsPages, rows, table } from '../support/screens/msw';
import { renderApp, sectionOf } from '../support/screens/render';

/**
 * A visitor's clock that is wrong by a day. These pages work without a server, so each states the
 * day that it assumes.
 */

interceptNetwork();
beforeEach(() => {
  newsPages(0, rows([]));
  table('get', 'notices', rows([]));
});
afterEach(() => {
  vi.useRealTimers();
});

/** Friday noon in Moscow. */
const NOON = Date.parse('2026-11-27T12:00:00+03:00');
const setClockOff = (days: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + days * 86_400_000 });

it.each([
  [-1, 'Open now, until 17:00 Moscow time.', /Thursday,? 26 November 2026\./],
  [0, 'Open now, until 17:00 Moscow time.', /Friday,? 27 November 2026\./],
  [1, 'Closed now. Opens Monday at 9:00 Moscow time.', /Saturday,? 28 November 2026\./],
])(
  'opening status of the Embassy states the day it assumes when the clock is %i days off',
  async (off, line, day) => {
    setClockOff(off);
    await renderApp('/');
    const status = await screen.findByText(/Moscow time\. Today in Moscow: /);
    expect(status).toHaveTextContent(line);
    expect(status).toHaveTextContent(day);
  },
);

it('the list of public holidays has the same dates when the clock is a day off', async () => {
  setClockOff(1);
  await renderApp('/embassy');
  const holidays = within(sectionOf('Closed days and public holidays')).getAllByRole('listitem');
  expect(holidays[0]).toHaveTextContent('25 December 2026');
  expect(holidays).toHaveLength(15);
});

it.each([
  [-1, /last working day for the interview is Friday,? 27 November/],
  [0, /today is the last working day for the interview/],
  [
    1,
    /it is too late for the flight.*The last working day for the interview was Friday,? 27 November/,
  ],
])(
  'date calculators return the same days and state the assumed day when the clock is %i days off',
  async (off, expected) => {
    setClockOff(off);
    const { user } = await renderApp('/consular/passports/emergency');
    const form = screen.getByRole('form', { name: 'Find the last day for your interview' });
    const field = within(form).getByLabelText('Day of the flight on your ticket');
    fireEvent.change(field, { target: { value: '2026-11-30' } });
    await user.click(within(form).getByRole('button', { name: 'Show the dates' }));
    const result = within(form).getByRole('status');
    expect(result).toHaveTextContent(expected);
    expect(result).toHaveTextContent(/By your device’s clock, today is \w+,? 2[678] November 2026/);
  },
);
