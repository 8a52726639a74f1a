import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phones } from '../../../src/content/facts';
import { violations } from '../../support/html/page';
import { interceptNetwork } from '../../support/screens/msw';
import { renderApp } from '../../support/screens/render';

interceptNetwork();

/** 00:30 on 21 November in Moscow, while it is still 20 November in UTC. */
const NOW = new Date('2026-11-20T21:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const form = (name: string) => screen.getByRole('form', { name });
const setDate = (dateForm: HTMLElement, label: string, day: string) =>
  fireEvent.change(within(dateForm).getByLabelText(label), { target: { value: day } });

describe('date calculator of the pets page', () => {
  const open = async () => {
    const { user } = await renderApp('/consular/pets');
    const dateForm = form('Work out your dates');
    return {
      dateForm,
      show: () => user.click(within(dateForm).getByRole('button', { name: 'Show the dates' })),
    };
  };

  it('calculates both periods from the departure and the issue of the permit', async () => {
    const { dateForm, show } = await open();
    setDate(dateForm, 'Day of departure', '2027-01-03');
    setDate(dateForm, 'Day the permit is issued', '2026-12-15');
    await show();
    const status = within(dateForm).getByRole('status');
    expect(status).toHaveTextContent('signed between 29 December 2026 and 3 January 2027');
    expect(status).toHaveTextContent('15 December 2026 until 13 January 2027');
    expect(status).not.toHaveTextContent('expire');
    setDate(dateForm, 'Day of departure', '2027-01-14');
    await show();
    expect(status).toHaveTextContent(/expire.*no earlier than 16 December 2026/);
  });

  it('rejects a departure that has passed or is before the permit, and puts the focus into its field', async () => {
    const { dateForm, show } = await open();
    expect(within(dateForm).getByLabelText('Day the permit is issued')).toHaveValue('2026-11-21');
    setDate(dateForm, 'Day of departure', '2026-11-20');
    await show();
    const field = within(dateForm).getByLabelText('Day of departure');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/has passed.* today is 21\sNovember 2026/);
    expect(within(dateForm).getByLabelText('Day the permit is issued')).toHaveAccessibleDescription(
      /cannot be issued after the departure/,
    );
    expect(within(dateForm).getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('calculator of the last day for the interview', () => {
  const open = async () => {
    const { user } = await renderApp('/consular/passports/emergency');
    const dateForm = form('Find the last day for your interview');
    return {
      dateForm,
      show: () => user.click(within(dateForm).getByRole('button', { name: 'Show the dates' })),
    };
  };

  it('returns the last working day at least three days before the flight, until that is changed', async () => {
    const { dateForm, show } = await open();
    setDate(dateForm, 'Day of the flight on your ticket', '2026-12-02');
    await show();
    const status = within(dateForm).getByRole('status');
    expect(status).toHaveTextContent(/the last day is Sunday,? 29 November 2026/);
    expect(status).toHaveTextContent(/last working day for the interview is Friday,? 27 November/);
    // The device's clock may be a day off.
    expect(status).toHaveTextContent(
      /By your device’s clock, today is Saturday,? 21 November 2026/,
    );
    expect(await violations(dateForm)).toEqual([]);
    setDate(dateForm, 'Day of the flight on your ticket', '2026-12-09');
    expect(status).toBeEmptyDOMElement();
  });

  it.each([
    { clock: '2026-11-20T12:00', first: 'main', text: 'open until 17:00: call' },
    {
      clock: '2026-11-20T21:59',
      first: 'responseCentre',
      text: /opens at 9:00. The next working day is Monday,? 23/,
    },
  ] as const)(
    'names the number that answers at $clock when the day has passed',
    async ({ clock, first, text }) => {
      vi.setSystemTime(new Date(`${clock}+03:00`));
      const { dateForm, show } = await open();
      setDate(dateForm, 'Day of the flight on your ticket', clock.slice(0, 10));
      await show();
      const status = within(dateForm).getByRole('status');
      expect(status).toHaveTextContent(text);
      const [number] = within(status).getAllByRole('link');
      expect(number).toHaveAttribute('href', `tel:${phones[first]}`);
    },
  );

  it.each([
    ['2026-12-03', /^There is time: .* is Monday,? 30 November 2026/],
    ['2026-11-26', /^Come today: it is the last working day/],
    ['2026-11-25', /^Under the rule, it is too late/],
    // A holiday of Kenya is passed over, a holiday of Russia perhaps.
    ['2026-12-28', /is Thursday,? 24 December 2026.*Friday,? 25 December 2026 does not count/],
    ['2027-01-11', /is Wednesday,? 30 December 2026.*Friday,? 8 January 2027 would do too/],
  ])('begins with what matters for a flight on %s', async (flight, text) => {
    vi.setSystemTime(new Date('2026-11-23T12:00+03:00'));
    const { dateForm, show } = await open();
    setDate(dateForm, 'Day of the flight on your ticket', flight);
    await show();
    expect(within(dateForm).getByRole('status')).toHaveTextContent(text);
  });
});

describe('date calculator of the page about an eTA that is stuck', () => {
  it.each([
    ['2027-06-01', /last safe day .* is .*18 May 2027.*applications from 1 March 2027/],
    ['2027-02-21', /^(?!.*applications from).*7 February 2027/],
    ['2026-11-24', /only around 25 November 2026.*Call the help desk today/],
  ])('says for a flight on %s until when to apply and what to do now', async (flight, text) => {
    const { user } = await renderApp('/consular/eta-stuck');
    const dateForm = form('Find the last safe day');
    setDate(dateForm, 'Day of the flight on your ticket', flight);
    await user.click(within(dateForm).getByRole('button', { name: 'Show the dates' }));
    expect(within(dateForm).getByRole('status')).toHaveTextContent(text);
  });
});
