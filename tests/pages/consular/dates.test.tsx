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
  });

  it('defaults the permit to today in Moscow and warns when it expires before the departure', async () => {
    const { dateForm, show } = await open();
    expect(within(dateForm).getByLabelText('Day the permit is issued')).toHaveValue('2026-11-21');
    setDate(dateForm, 'Day of departure', '2026-12-31');
    await show();
    const status = within(dateForm).getByRole('status');
    expect(status).toHaveTextContent('until 20 December 2026');
    expect(status).toHaveTextContent(/expire.*no earlier than 2 December 2026/);
  });

  it('rejects a departure that has passed or is before the permit, and puts the focus into its field', async () => {
    const { dateForm, show } = await open();
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
    { flight: '2026-12-03', says: /^There is time: .* is Monday,? 30 November 2026/ },
    { flight: '2026-11-26', says: /^Come today: it is the last working day/ },
    { flight: '2026-11-25', says: /^By the rule, it is too late/ },
  ])('begins with what matters for a flight on $flight', async (row) => {
    vi.setSystemTime(new Date('2026-11-23T12:00+03:00'));
    const { dateForm, show } = await open();
    setDate(dateForm, 'Day of the flight on your ticket', row.flight);
    await show();
    const status = within(dateForm).getByRole('status');
    expect(status).toHaveTextContent(row.says);
  });

  it('names the holiday of Kenya that it passes over and warns of one of Russia', async () => {
    const { dateForm, show } = await open();
    const flight = 'Day of the flight on your ticket';
    setDate(dateForm, flight, '2026-12-28');
    await show();
    const status = within(dateForm).getByRole('status');
    expect(status).toHaveTextContent(/Friday,? 25 December 2026 does not count/);
    expect(status).toHaveTextContent(/for the interview is Thursday,? 24 December 2026/);
    setDate(dateForm, flight, '2027-01-11');
    await show();
    expect(status).toHaveTextContent(/for the interview is Wednesday,? 30 December 2026/);
    expect(status).toHaveTextContent(/Friday,? 8 January 2027 would do too.*holiday in Russia/);
  });
});

describe('date calculator of the page about an eTA that is stuck', () => {
  it.each([
    {
      flight: '2027-06-01',
      says: /last safe day .* is .*18 May 2027.*takes applications from 1 March 2027/,
    },
    {
      flight: '2026-11-24',
      says: /^The usual time is no longer enough.*only about 25 November 2026.*Call the help desk today/,
    },
  ])(
    'says for a flight on $flight until when to apply and what to do now',
    async ({ flight, says }) => {
      const { user } = await renderApp('/consular/eta-stuck');
      const dateForm = form('Find the last safe day');
      setDate(dateForm, 'Day of the flight on your ticket', flight);
      await user.click(within(dateForm).getByRole('button', { name: 'Show the dates' }));
      const status = within(dateForm).getByRole('status');
      expect(status).toHaveTextContent(says);
    },
  );
});
