import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { interceptNetwork, newsPages, rows, table } from '../support/msw';
import { renderApp } from '../support/render';

/**
 * A visitor's clock that is wrong by a day. Only the server could know better, and these pages work
 * without one; so each names the day it takes for today.
 */

interceptNetwork();
beforeEach(() => {
  newsPages(0, rows([]));
  table('get', 'notices', rows([]));
});
afterEach(() => {
  vi.useRealTimers();
});

/** It is Friday noon in Moscow. */
const NOON = Date.parse('2026-11-27T12:00:00+03:00');
const clockIsOff = (days: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + days * 86_400_000 });

describe('whether the Embassy is open', () => {
  it.each([
    [-1, 'Open now, until 17:00 Moscow time.', /Thursday,? 26 November 2026\./],
    [0, 'Open now, until 17:00 Moscow time.', /Friday,? 27 November 2026\./],
    [1, 'Closed now. Opens Monday at 9:00 Moscow time.', /Saturday,? 28 November 2026\./],
  ])('is said with the day that is meant, the clock being %i days off', async (off, line, day) => {
    clockIsOff(off);
    await renderApp('/');
    const said = await screen.findByText(/Moscow time\. Today in Moscow: /);
    expect(said).toHaveTextContent(line);
    expect(said).toHaveTextContent(day);
  });

  it('is said in Russian with the day, too', async () => {
    clockIsOff(1);
    await renderApp('/ru');
    const said = await screen.findByText(/Сегодня в Москве суббота, 28 ноября 2026 г\./);
    expect(said).toHaveTextContent('Откроется в понедельник');
  });
});

describe('the public holidays', () => {
  it.each([-1, 0, 1])(
    'to come are listed by their dates, the clock being %i days off',
    async (off) => {
      clockIsOff(off);
      await renderApp('/embassy');
      const list = within(screen.getByRole('region', { name: 'When to call first' }));
      const [first] = list.getAllByRole('listitem');
      expect(first).toHaveTextContent('12 December 2026');
      expect(list.getAllByRole('listitem')).toHaveLength(10);
    },
  );
});

describe('the date helpers', () => {
  const helper = async (path: string, name: string, label: string, day: string) => {
    const { user } = await renderApp(path);
    const tool = screen.getByRole('form', { name });
    fireEvent.change(within(tool).getByLabelText(label), { target: { value: day } });
    await user.click(within(tool).getByRole('button', { name: 'Show the dates' }));
    return { field: within(tool).getByLabelText(label), found: within(tool).getByRole('status') };
  };
  const flight = (day: string) =>
    helper(
      '/consular/passports/emergency',
      'Find the last day for your interview',
      'Day of the flight on your ticket',
      day,
    );

  it.each([
    [-1, 'By your device’s clock, today is Thursday'],
    [0, 'That is today.'],
    [1, 'This day has passed.'],
  ])('give the same days whatever the clock, %i days off, and what it says', async (off, words) => {
    clockIsOff(off);
    const { found } = await flight('2026-11-30');
    expect(found).toHaveTextContent(/last working day for the interview is Friday,? 27 November/);
    expect(found).toHaveTextContent(words);
    expect(found).toHaveTextContent(/By your device’s clock, today is \w+,? 2[678] November 2026/);
  });

  it('refuse a flight of today by a clock that is ahead, and name its day', async () => {
    clockIsOff(1);
    const { field } = await flight('2026-11-27');
    expect(field).toHaveAccessibleDescription(/device says today is 28 November 2026/);
  });

  it('put the day they take for today into the field for the permit', async () => {
    clockIsOff(-1);
    const { found } = await helper(
      '/consular/pets',
      'Work out your dates',
      'Day of departure',
      '2026-12-20',
    );
    expect(screen.getByLabelText('Day the permit is issued')).toHaveValue('2026-11-26');
    expect(found).toHaveTextContent('A permit issued on 26 November 2026 can be used until');
  });
});
