import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setChangedFacts } from '../../../src/lib/facts/currentFacts';
import type { FactRow } from '../../../src/lib/facts/facts';
import {
  currentSite,
  interceptNetwork,
  noNetwork,
  rows,
  siteNow,
  table,
} from '../../support/screens/msw';
import { renderApp, sectionOf } from '../../support/screens/render';

interceptNetwork();
afterEach(() => {
  setChangedFacts([]);
  sessionStorage.clear();
});

/** 3 December in Moscow. */
const at = '2026-12-02T22:30:00+00:00';
const fee: FactRow = { key: 'fees.petPermit', value: { amount: 60, currency: 'USD' }, at };
const region = (name: string) => within(screen.getByRole('region', { name }));
const section = (heading: string) => within(sectionOf(heading));

describe('what staff have changed', () => {
  it('comes with the alerts and replaces what the page was built with', async () => {
    const seen = currentSite(siteNow([], [fee, { ...fee, key: 'fees.unknown' }]));
    await renderApp('/consular/pets');
    const cost = region('In short');
    expect(await cost.findByText(/USD\s60/)).toBeVisible();
    expect(cost.queryByText(/USD\s50/)).toBeNull();
    expect(seen).toHaveLength(1);
  });

  it('is there at a later visit without a connection', async () => {
    currentSite(siteNow([], [fee]), noNetwork);
    const first = await renderApp('/consular/pets');
    await region('In short').findByText(/USD\s60/);
    first.unmount();
    act(() => setChangedFacts([]));
    sessionStorage.clear();
    await renderApp('/consular/pets');
    expect(await region('In short').findByText(/USD\s60/)).toBeVisible();
  });
});

describe('an answer of the Embassy', () => {
  const answer = (value: object): FactRow => ({ key: 'answers.appointment', value, at });
  const question = 'Do I need an appointment?';

  it('stands in its section with its date, as text; without one a link leads to what is asked before every visit', async () => {
    await renderApp('/consular/pets');
    const link = /^Appointment, post/;
    expect(section('Where to apply').getByRole('link', { name: link })).toBeVisible();
    act(() => setChangedFacts([answer({ en: 'No, <b>come</b>.', figure: fee.value })]));
    const where = section('Where to apply');
    const line = where.getByText(question).closest('p');
    expect(line?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      `${question} USD 60. No, <b>come</b>. The Embassy, 3 December 2026`,
    );
    act(() => setChangedFacts([answer({ ru: 'Нет.' })]));
    expect(where.queryByText(question)).toBeNull();
  });

  it('fills an empty cell of the table of ways', async () => {
    table('get', 'notices', rows([]));
    await renderApp('/consular/from-afar');
    const row = () => screen.getByRole('rowheader', { name: 'Passport' }).closest('tr');
    expect(row()?.querySelectorAll('td:empty')).toHaveLength(2);
    const value = { en: 'No, not by post.' };
    act(() => setChangedFacts([{ key: 'answers.post', value, at }]));
    expect(row()).toHaveTextContent(/Answered below.*Answered below/);
    expect(row()?.querySelectorAll('td:empty')).toHaveLength(0);
    expect(section('Service by service').getByText(/No, not by post/)).toBeVisible();
  });

  it.each(['en', 'ru'] as const)(
    'is printed with the page, although its section is not printed: %s',
    async (language) => {
      await renderApp(`${language === 'ru' ? '/ru' : ''}/consular/birth`);
      const value = { en: 'By phone.', ru: 'По телефону.' };
      act(() => setChangedFacts([answer(value)]));
      const printed = screen
        .getAllByText(value[language])
        .filter((text) => !text.closest('[data-screen-only]'));
      expect(printed).toHaveLength(1);
      expect(printed[0]?.closest('[data-paper-only]')).not.toBeNull();
    },
  );

  it('on the waiting time of a passport stands in the key facts as well', async () => {
    await renderApp('/consular/passports/new');
    expect(region('In short').getByText(/^Start now/)).toBeVisible();
    const value = { en: 'At present.', figure: { amount: 6, unit: 'week' } };
    act(() => setChangedFacts([{ key: 'answers.waiting', value, at }]));
    const time = region('In short').getByText('How long it takes').nextElementSibling;
    expect(time).toHaveTextContent(/^6.weeks\. At present\.$/);
    expect(region('In short').queryByText(/^Start now/)).toBeNull();
  });
});

describe('the check of a page', () => {
  afterEach(() => void vi.useRealTimers());

  it('stands on it unless the built-in day is later, and ends what says that another is due', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-21T12:00:00+03:00') });
    await renderApp('/consular/visa');
    const checked = (value: string) =>
      act(() => setChangedFacts([{ key: 'reviewed.consular.visa', value, at }]));
    const line = () => screen.getByText(/^Facts last checked on/).textContent;
    const built = /^Facts last checked on 21\sNovember 2026\. Another check is due/;
    expect(line()).toMatch(built);
    checked('2026-11-20');
    expect(line()).toMatch(built);
    checked('2027-05-20');
    expect(line()).toMatch(/^Facts last checked on 20\sMay 2027\.R/);
  });
});

describe('a note on what has changed', () => {
  const note = (pages: string[], en = 'The fee is USD 65.') =>
    ({ key: 'changes.2026-12-01.fees-a', value: { en, ru: 'Сбор.', pages }, at }) as const;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) }));
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });

  it('stands on its pages alone for a year, and on the page of changes with links to them', async () => {
    await renderApp('/consular/visa');
    act(() => setChangedFacts([note(['consular/pets'])]));
    expect(screen.queryByText(/USD 65/)).toBeNull();
    act(() => setChangedFacts([note(['consular/visa', 'consular/pets'])]));
    const text = await screen.findByText(/^The fee is USD\s65\.$/);
    expect(text.closest('div')).toHaveTextContent(/^What has changed.*1 December 2026$/);
    act(() => setChangedFacts([{ ...note(['consular/visa']), key: 'changes.2025-12-03.a' }]));
    expect(screen.queryByText(/USD\s65/)).toBeNull();
    cleanup();
    await renderApp('/changes');
    act(() => setChangedFacts([note(['consular/visa'])]));
    const item = await screen.findByText(/The fee is USD\s65/);
    expect(within(item).getByRole('link')).toHaveAttribute('href', '/consular/visa');
    expect(screen.queryByText('What has changed', { selector: 'main p' })).toBeNull();
    expect(
      screen.getByRole('link', { name: 'News and notices of the Embassy of Kenya in Russia' }),
    ).toHaveAttribute('href', '/feed.xml');
    act(() => setChangedFacts([{ ...note([]), value: null }]));
    expect(screen.queryByText(/USD\s65/)).toBeNull();
    expect(screen.getByText(/^No change has been noted/)).toBeVisible();
  });

  it('is said to be new since the last visit of the page, which only the device remembers', async () => {
    localStorage.setItem('seen:consular/visa', '2026-11-30');
    await renderApp('/consular/visa');
    act(() => setChangedFacts([note(['consular/visa'])]));
    expect(
      await screen.findByText(/^Changed since your last visit on 30\sNovember 2026$/),
    ).toBeVisible();
    expect(localStorage.getItem('seen:consular/visa')).toBe('2026-12-03');
    cleanup();
    await renderApp('/consular/visa');
    expect(await screen.findByText('What has changed')).toBeVisible();
  });
});
