import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { violations } from '../../support/page';
import { renderApp } from '../../support/render';

/** Half past midnight in Moscow, when it is still the day before in UTC. */
const NOW = new Date('2026-11-20T21:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const form = (name: string) => screen.getByRole('form', { name });
const choose = (tool: HTMLElement, label: string, day: string) =>
  fireEvent.change(within(tool).getByLabelText(label), { target: { value: day } });

describe('the dates of a pet', () => {
  const open = async () => {
    const { user } = await renderApp('/consular/pets');
    const tool = form('Work out your dates');
    return {
      tool,
      show: () => user.click(within(tool).getByRole('button', { name: 'Show the dates' })),
    };
  };

  it('are counted from the departure and the day of issue', async () => {
    const { tool, show } = await open();
    choose(tool, 'Day of departure', '2027-01-03');
    choose(tool, 'Day the permit is issued', '2026-12-15');
    await show();
    const status = within(tool).getByRole('status');
    expect(status).toHaveTextContent('signed between 29 December 2026 and 3 January 2027');
    expect(status).toHaveTextContent(
      'issued on 15 December 2026 can be used until 13 January 2027',
    );
    expect(status).not.toHaveTextContent('ends before the departure');
  });

  it("take Moscow's today for the permit, and warn when it ends before the departure", async () => {
    const { tool, show } = await open();
    expect(within(tool).getByLabelText('Day the permit is issued')).toHaveValue('2026-11-21');
    choose(tool, 'Day of departure', '2026-12-31');
    await show();
    const status = within(tool).getByRole('status');
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
  ])('are refused for "$day"', async ({ day, message }) => {
    const { tool, show } = await open();
    choose(tool, 'Day of departure', day);
    await show();
    const field = within(tool).getByLabelText('Day of departure');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(message);
    expect(within(tool).getByRole('status')).toBeEmptyDOMElement();
  });

  it('are refused when the permit is issued after the departure', async () => {
    const { tool, show } = await open();
    choose(tool, 'Day of departure', '2026-12-01');
    choose(tool, 'Day the permit is issued', '2026-12-02');
    await show();
    expect(within(tool).getByLabelText('Day the permit is issued')).toHaveAccessibleDescription(
      /cannot be issued after the departure/,
    );
  });
});

describe('the last day for the interview', () => {
  const open = async (path: string, name: string, button: string) => {
    const { user } = await renderApp(path);
    const tool = form(name);
    return { tool, show: () => user.click(within(tool).getByRole('button', { name: button })) };
  };
  const inEnglish = () =>
    open('/consular/passports/emergency', 'Find the last day for your interview', 'Show the dates');

  it('is the last working day up to three days before the flight', async () => {
    const { tool, show } = await inEnglish();
    choose(tool, 'Day of the flight on your ticket', '2026-12-02');
    await show();
    const status = within(tool).getByRole('status');
    expect(status).toHaveTextContent(/the last day is Sunday,? 29 November 2026/);
    expect(status).toHaveTextContent(/last working day for the interview is Friday,? 27 November/);
    expect(await violations(tool)).toEqual([]);
  });

  it('says when it has passed, and whom to call', async () => {
    const { tool, show } = await inEnglish();
    choose(tool, 'Day of the flight on your ticket', '2026-11-23');
    await show();
    expect(within(tool).getByRole('status')).toHaveTextContent(/has passed. Call \+7.495.637.2186/);
  });

  it('goes away when the flight is changed', async () => {
    const { tool, show } = await inEnglish();
    choose(tool, 'Day of the flight on your ticket', '2026-12-02');
    await show();
    choose(tool, 'Day of the flight on your ticket', '2026-12-09');
    expect(within(tool).getByRole('status')).toBeEmptyDOMElement();
  });

  it('is told, or refused, in Russian', async () => {
    const { tool, show } = await open(
      '/ru/consular/passports/emergency',
      'Рассчитать последний день для собеседования',
      'Показать даты',
    );
    const label = 'День вылета по билету';
    choose(tool, label, '2026-11-01');
    await show();
    expect(within(tool).getByLabelText(label)).toHaveAccessibleDescription(/дата уже прошла/);
    choose(tool, label, '2028-03-03');
    await show();
    expect(within(tool).getByRole('status')).toHaveTextContent('вторник, 29 февраля 2028 г.');
  });
});
