import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { interceptNetwork, newsPages, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

/** Without a server a page reckons by the clock of the device, which may be a day off, so it states the day that it assumes. */

interceptNetwork();
beforeEach(() => {
  newsPages(0, rows([]));
  table('get', 'notices', rows([]));
  // Friday noon in Moscow.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00+03:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('the opening status of the Embassy states the day that it assumes', async () => {
  await renderApp('/');
  expect(await screen.findByText(/Moscow time\. Today in Moscow: /)).toHaveTextContent(
    /We are open now, until 17:00 Moscow time\..*Friday,? 27 November 2026\./,
  );
});

it('a date calculator states the day that it assumes', async () => {
  const { user } = await renderApp('/consular/passports/emergency');
  const form = screen.getByRole('form', { name: 'Find the last day for your interview' });
  const field = within(form).getByLabelText('Day of the flight on your ticket');
  fireEvent.change(field, { target: { value: '2026-11-30' } });
  await user.click(within(form).getByRole('button', { name: 'Show the dates' }));
  expect(within(form).getByRole('status')).toHaveTextContent(
    /By your device’s clock, today is Friday,? 27 November 2026/,
  );
});
