import { act, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fees } from '../../../src/content/facts';
import { setChangedFacts, useFacts } from '../../../src/lib/facts/currentFacts';
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
  const question = 'Do I need an appointment, and how do I make one?';

  it('stands in its section with its date, as text; without one the question is in the list at the end', async () => {
    await renderApp('/consular');
    const list = section('Questions you can send us');
    expect(list.getByText(question)).toBeVisible();
    const value = { en: 'No, <b>come</b>.', ru: 'Нет.' };
    act(() => setChangedFacts([answer(value)]));
    const before = section('Before you come');
    const line = before.getByText(question).closest('p');
    expect(line?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      `${question} No, <b>come</b>. The Embassy, 3 December 2026`,
    );
    expect(list.queryByText(question)).toBeNull();
    act(() => setChangedFacts([]));
    expect(before.queryByText(question)).toBeNull();
  });

  it('replaces “Ask us” in the table of ways', async () => {
    table('get', 'notices', rows([]));
    await renderApp('/consular/from-afar');
    expect(screen.getByRole('columnheader', { name: 'By post or by others' })).toBeVisible();
    const row = () => screen.getByRole('rowheader', { name: 'Passport' }).closest('tr');
    expect(row()).toHaveTextContent('Ask us');
    const value = { en: 'No, not by post.', ru: 'Нет, по почте нельзя.' };
    act(() => setChangedFacts([{ key: 'answers.post', value, at }]));
    expect(row()).toHaveTextContent('Answered below');
    expect(row()).not.toHaveTextContent('Ask us');
    expect(section('Service by service').getByText(/No, not by post/)).toBeVisible();
  });

  it('is printed with the page, although its section is not printed', async () => {
    await renderApp('/ru/consular/birth');
    act(() => setChangedFacts([answer({ en: 'By phone.', ru: 'По телефону.' })]));
    const printed = screen
      .getAllByText('По телефону.')
      .filter((text) => !text.closest('[data-screen-only]'));
    expect(printed).toHaveLength(1);
    expect(printed[0]?.closest('[data-paper-only]')).not.toBeNull();
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

const PetPermit = () => useFacts().fees.petPermit.amount;

it('a page is hydrated with the facts of the build, whatever has changed since', () => {
  setChangedFacts([fee]);
  expect(renderToStaticMarkup(<PetPermit />)).toBe(String(fees.petPermit.amount));
});

it('what has changed leaves a failing page once, and a change in preview stays', async () => {
  vi.stubGlobal('frameElement', { getAttribute: () => JSON.stringify({ fact: fee }) });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  const facts = await import('../../../src/lib/facts/currentFacts');
  facts.setChangedFacts([{ key: 'fees.goodConduct', value: 'free', at }]);
  expect(facts.dropChangedFacts()).toBe(true);
  expect(facts.dropChangedFacts()).toBe(false);
  expect(facts.changedFacts()).toEqual([fee]);
});
