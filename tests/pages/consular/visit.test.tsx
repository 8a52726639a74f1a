import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phones } from '../../../src/content/facts';
import { setChangedFacts } from '../../../src/lib/facts/currentFacts';
import { interceptNetwork } from '../../support/screens/msw';
import { pageTitled, renderApp, sectionOf } from '../../support/screens/render';

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
  await screen.findByRole('heading', { name: /^(?:When|Когда)\?/ });
  const when = sectionOf(/^(?:When|Когда)\?/);
  return { ...view, when, field: within(when).getByLabelText(/Day of your visit|День визита/) };
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
  it.each([
    { clock: NOON, first: '2026-11-26' },
    { clock: '2026-11-26T17:00', first: '2026-11-27' },
    { clock: '2026-12-30T17:30', first: '2027-01-11' },
  ])('is closed at first, and begins with $first at $clock', async ({ clock, first }) => {
    setClock(clock);
    const { user } = await renderApp('/consular/birth');
    expect(screen.queryByRole('heading', { name: 'When?' })).toBeNull();
    await user.click(screen.getByRole('heading', { name: 'Prepare my visit' }));
    expect(await screen.findByLabelText('Day of your visit')).toHaveValue(first);
  });

  it.each([
    { visit: '2026-11-26', text: /open from 9:00 to 17:00/ },
    {
      visit: '2026-11-26',
      clock: '2026-11-26T17:00',
      text: /closed for today.*Friday,? 27 November/,
    },
    { visit: '2026-12-05', text: /closed at weekends.*Monday,? 7 December/ },
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

  it.each([
    ['/consular/passports/emergency', /a flight on Sunday,? 6 December 2026 or later/],
    ['/consular/passports/replacement', /expires before Thursday,? 3 June 2027/],
    ['/consular/marriage', /wedding .*Wednesday,? 3 March 2027 or later/],
    ['/consular/pets', /until Friday,? 1 January 2027/],
  ])('states the own day of %s', async (path, text) => {
    const { when } = await opened(`${path}?visit=2026-12-03`);
    expect(when).toHaveTextContent(text);
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

describe('the sheet of a visit', () => {
  const open = async (url: string) => {
    const view = await renderApp(url);
    const part = async (name: string) =>
      within(
        (await screen.findByText(name, { selector: 'details h4' })).closest(
          'section',
        ) as HTMLElement,
      );
    return { ...view, part };
  };

  it('has the list of the page, not one of its own', async () => {
    localStorage.setItem('ticks:consular/marriage#bring', '["1/8"]');
    const { part } = await open('/consular/marriage?visit=2026-12-03');
    await part('What it costs');
    expect(screen.getAllByRole('list', { name: 'What to bring' })).toHaveLength(1);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });

  it('says what is paid elsewhere', async () => {
    const { part } = await open('/consular/doc-leg?visit=2026-12-03');
    const costs = await part('What it costs');
    expect(costs.getByText('At Russian offices')).toBeVisible();
    expect(costs.getByText(/original degree: 350.roubles/)).toBeVisible();
  });

  it('has the fee of passports on a passport case', async () => {
    const { part } = await open('/consular/passports/new?visit=2026-12-03');
    expect((await part('What it costs')).getByText(/Shown on eCitizen/)).toBeVisible();
  });

  it('has the open questions of the page and that of the building', async () => {
    const { part } = await open('/consular/birth?visit=2026-12-03');
    const ask = await part('Ask first');
    const asked = ask.getAllByRole('listitem').map((item) => item.textContent);
    expect(asked).toContain('Do I need an appointment?');
    expect(asked.at(-1)).toBe('What may I not take into the building?');
    const value = { en: 'No.', ru: 'Нет.' };
    act(() => setChangedFacts([{ key: 'answers.appointment', value, at: NOON }]));
    expect(ask.queryByRole('listitem', { name: /appointment/ })).toBeNull();
    expect(ask.getByText('Do I need an appointment?').nextSibling).toHaveTextContent('No.');
  });

  it('has neither day nor way for an application that needs no visit', async () => {
    const { part } = await open('/consular/visa?visit=2026-12-03');
    expect((await part('Contacts')).getByText(/Day and night/)).toBeVisible();
    expect(screen.queryByLabelText('Day of your visit')).toBeNull();
  });
});

describe('taking the sheet along', () => {
  const FRIDAY = '/consular/marriage?visit=2026-12-04';
  const take = async () => {
    await screen.findByRole('heading', { name: 'Take it with me' });
    return within(sectionOf('Take it with me'));
  };

  it('prints it', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await renderApp(FRIDAY);
    await user.click((await take()).getByRole('button', { name: /Print/ }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it.each([
    { visit: '2026-12-04', text: /open from 9:00/ },
    { visit: '2026-12-25', text: /Christmas Day/ },
    { visit: '2026-12-05', text: null },
    { visit: 'x', text: null },
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
    const { user } = await renderApp(`/consular/marriage?visit=${visit}`);
    const button = (await take()).queryByRole('button', { name: 'Add to calendar' });
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

it.each([
  { path: 'birth', clock: '2026-11-26T12:00', name: /Embassy/, phone: phones.main },
  { path: 'birth', clock: '2026-11-26T17:00', name: /Embassy/, phone: phones.main },
  {
    path: 'passports/lost',
    clock: '2026-11-26T17:00',
    name: /Day and night/,
    phone: phones.responseCentre,
  },
])(
  'the way through /consular/$path has a link at $clock that calls whoever serves it',
  async ({ path, ...line }) => {
    setClock(line.clock);
    await renderApp(`/consular/${path}`);
    const bar = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(bar.getByRole('link', { name: line.name })).toHaveAttribute('href', `tel:${line.phone}`);
  },
);
