import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setChangedFacts } from '../../../src/lib/facts/currentFacts';
import { interceptNetwork } from '../../support/screens/msw';
import { pageTitled, renderApp } from '../../support/screens/render';

interceptNetwork();

/** Thursday, 26 November 2026, noon in Moscow. */
const NOON = '2026-11-26T12:00';

const setClock = (clock: string) => vi.setSystemTime(new Date(`${clock}+03:00`));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(NOON);
});
afterEach(() => {
  vi.useRealTimers();
  setChangedFacts([]);
});

const opened = async (url: string) => {
  const view = await renderApp(url);
  const field = await screen.findByLabelText(/Day of your visit|День визита/);
  const when = field.closest('details') as HTMLElement;
  return { ...view, when, field };
};

const closedDay = (value: object) => ({
  key: 'closedDays.a',
  at: '2026-11-20T09:00:00Z',
  value: {
    from: '2026-12-03',
    to: '2026-12-04',
    reason: { en: 'Stocktaking.', ru: 'Учёт.' },
    ...value,
  },
});

describe('the preparation of a visit', () => {
  it('is closed at first, and begins with the next working day', async () => {
    setClock('2026-12-30T17:30');
    const { user } = await renderApp('/consular/birth');
    expect(screen.queryByLabelText('Day of your visit')).toBeNull();
    await user.click(screen.getByText('Prepare my visit'));
    expect(await screen.findByLabelText('Day of your visit')).toHaveValue('2027-01-11');
  });

  it.each([
    { visit: '2026-11-26', text: /open from 9:00 to 17:00/ },
    {
      visit: '2026-11-26',
      clock: '2026-11-26T17:00',
      text: /closed for today.*Friday,? 27 November/,
    },
    { visit: '2026-12-25', text: /Christmas Day, a public holiday in Kenya.*Monday,? 28 December/ },
    { visit: '2027-01-05', text: /holiday in Russia.*Monday,? 11 January 2027/ },
  ])('says of $visit what is known', async ({ visit, clock = NOON, text }) => {
    setClock(clock);
    const { when } = await opened(`/consular/birth?visit=${visit}`);
    expect(when).toHaveTextContent(text);
  });

  it('knows the days on which the Embassy is closed or closes early', async () => {
    const { when, field } = await opened('/consular/birth?visit=2026-12-03');
    act(() => setChangedFacts([closedDay({})]));
    expect(when).toHaveTextContent(/closed on this day. ?Stocktaking.*Monday,? 7 December/);
    act(() => setChangedFacts([closedDay({ to: '2026-12-03', closesAt: '13:00' })]));
    expect(when).toHaveTextContent(/open from 9:00 to 13:00.*Stocktaking/);
    fireEvent.change(field, { target: { value: '2026-12-04' } });
    await waitFor(() => expect(when).toHaveTextContent(/open from 9:00 to 17:00/));
  });

  it.each([
    ['', 'Choose a date.'],
    ['soon', 'There is no such date.'],
    ['2026-11-25', 'This date has passed'],
  ])('says why the day "%s" of a link cannot be', async (visit, problem) => {
    const { field } = await opened(`/consular/birth?visit=${visit}`);
    expect(field).toHaveAccessibleDescription(new RegExp(problem));
  });

  it('is not part of a service that needs no visit, whose page can be printed', async () => {
    await renderApp('/consular/visa?visit=2026-12-03');
    expect(screen.queryByText('Prepare my visit')).toBeNull();
    expect(screen.getByRole('button', { name: 'Print this page' })).toBeVisible();
  });

  it('begins with the last day for the interview that the date tool has found', async () => {
    const { user } = await renderApp('/consular/passports/emergency');
    const flight = screen.getByLabelText('Day of the flight on your ticket');
    fireEvent.change(flight, { target: { value: '2026-12-09' } });
    await user.click(screen.getByRole('button', { name: 'Show the dates' }));
    await user.click(screen.getByRole('link', { name: 'Prepare the visit on this day' }));
    const field = await screen.findByLabelText('Day of your visit');
    await waitFor(() => expect(field).toHaveValue('2026-12-04'));
  });

  it('keeps the chosen day in the URL, and in the other language', async () => {
    const { user, router, when, field } = await opened('/consular/birth?visit=2026-12-05');
    await user.click(within(when).getByRole('button', { name: 'Take this day' }));
    await waitFor(() => expect(field).toHaveValue('2026-12-07'));
    expect(router.state.location.search).toBe('?visit=2026-12-07');
    await user.click(screen.getByRole('button', { name: /Русский/ }));
    await pageTitled(/рожден/);
    expect(await screen.findByLabelText('День визита')).toHaveValue('2026-12-07');
    expect(screen.getByText(/понедельник, 7\sдекабря/)).toBeVisible();
  });
});

describe('taking the visit along', () => {
  it('prints the page', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, when } = await opened('/consular/marriage?visit=2026-12-04');
    await user.click(within(when).getByRole('button', { name: /Print/ }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it.each([
    { visit: '2026-12-04', text: /open from 9:00/ },
    { visit: '2026-12-25', text: /Christmas Day/ },
    { visit: '2026-12-05', text: null },
  ])('saves a calendar entry unless the Embassy is closed: $visit', async ({ visit, text }) => {
    const names: string[] = [];
    const blobs: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    const { user } = await opened(`/consular/marriage?visit=${visit}`);
    const button = screen.queryByRole('button', { name: 'Add to calendar' });
    if (button) await user.click(button);
    await waitFor(() => expect(names).toEqual(text ? [`embassy-${visit}.ics`] : []));
    const file = ((await blobs[0]?.text()) ?? '').replace(/\r\n[ \t]/g, '');
    if (text) {
      expect(file).toMatch(text);
      expect(file).toMatch(new RegExp(`DESCRIPTION:.*/consular/marriage\\?visit=${visit}`));
    }
    vi.restoreAllMocks();
  });
});
