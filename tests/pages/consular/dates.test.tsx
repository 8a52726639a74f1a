import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    expect(status).toHaveTextContent(
      'issued on 15 December 2026 can be used until 13 January 2027',
    );
    expect(status).not.toHaveTextContent('ends before the departure');
  });

  it('defaults the permit to today in Moscow and warns when it ends before the departure', async () => {
    const { dateForm, show } = await open();
    expect(within(dateForm).getByLabelText('Day the permit is issued')).toHaveValue('2026-11-21');
    setDate(dateForm, 'Day of departure', '2026-12-31');
    await show();
    const status = within(dateForm).getByRole('status');
    expect(status).toHaveTextContent('can be used until 20 December 2026');
    expect(status).toHaveTextContent('Have it issued no earlier than 2 December 2026');
  });

  it.each([
    { day: '', message: 'Choose a date.' },
    {
      day: '2026-11-20',
      message: /^This date has passed. \(Your device says today is 21 November 2026.\)/,
    },
    { day: '2036-11-20', message: /more than two years away/ },
  ])('rejects the departure "$day"', async ({ day, message }) => {
    const { dateForm, show } = await open();
    setDate(dateForm, 'Day of departure', day);
    await show();
    const field = within(dateForm).getByLabelText('Day of departure');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(message);
    expect(within(dateForm).getByRole('status')).toBeEmptyDOMElement();
  });

  it('rejects a permit issued after the departure', async () => {
    const { dateForm, show } = await open();
    setDate(dateForm, 'Day of departure', '2026-12-01');
    setDate(dateForm, 'Day the permit is issued', '2026-12-02');
    await show();
    expect(within(dateForm).getByLabelText('Day the permit is issued')).toHaveAccessibleDescription(
      /cannot be issued after the departure/,
    );
  });
});

describe('calculator of the last day for the interview', () => {
  const open = async (path: string, name: string, button: string) => {
    const { user } = await renderApp(path);
    const dateForm = form(name);
    return {
      dateForm,
      show: () => user.click(within(dateForm).getByRole('button', { name: button })),
    };
  };
  const inEnglish = () =>
    open('/consular/passports/emergency', 'Find the last day for your interview', 'Show the dates');

  it('returns the last working day at least three days before the flight', async () => {
    const { dateForm, show } = await inEnglish();
    setDate(dateForm, 'Day of the flight on your ticket', '2026-12-02');
    await show();
    const status = within(dateForm).getByRole('status');
    expect(status).toHaveTextContent(/the last day is Sunday,? 29 November 2026/);
    expect(status).toHaveTextContent(/last working day for the interview is Friday,? 27 November/);
    expect(await violations(dateForm)).toEqual([]);
  });

  it('states that the day has passed and which number to call', async () => {
    const { dateForm, show } = await inEnglish();
    setDate(dateForm, 'Day of the flight on your ticket', '2026-11-23');
    await show();
    expect(within(dateForm).getByRole('status')).toHaveTextContent(
      /has passed. Call \+7.495.637.2186/,
    );
  });

  it('clears its result when the flight is changed', async () => {
    const { dateForm, show } = await inEnglish();
    setDate(dateForm, 'Day of the flight on your ticket', '2026-12-02');
    await show();
    setDate(dateForm, 'Day of the flight on your ticket', '2026-12-09');
    expect(within(dateForm).getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows results and errors in Russian', async () => {
    const { dateForm, show } = await open(
      '/ru/consular/passports/emergency',
      'Рассчитать последний день для собеседования',
      'Показать даты',
    );
    const label = 'День вылета по билету';
    setDate(dateForm, label, '2026-11-01');
    await show();
    expect(within(dateForm).getByLabelText(label)).toHaveAccessibleDescription(/дата уже прошла/);
    setDate(dateForm, label, '2028-03-03');
    await show();
    expect(within(dateForm).getByRole('status')).toHaveTextContent('вторник, 29 февраля 2028 г.');
  });
});
