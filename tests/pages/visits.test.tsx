import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../src/lib/http/queryClient';
import { noticeRow } from '../support/screens/builders';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();
beforeEach(() => queryClient.clear());

const visitRow = (day: string) =>
  noticeRow({
    title: 'Reception in December',
    type: 'text',
    link: null,
    visit: {
      city: { en: 'Kazan', ru: 'Казань' },
      from: day,
      to: day,
      services: ['passports', 'unknown'],
      place: { en: 'Hotel', ru: 'Гостиница' },
    },
  });
const other = noticeRow({ title: 'Closed' });
const details = () => within(screen.getByText('When').closest('li') as HTMLElement);
const calendar = () => details().queryByRole('button', { name: 'Add to my calendar' });

it('the page of notices says of a visit when and where, for which services, and how to book', async () => {
  table('get', 'notices', rows([visitRow('2098-12-03'), other]), rows([]));
  await renderApp('/notices');
  await screen.findByText('When');
  expect(details().getByText('3 December 2098')).toBeVisible();
  expect(details().getByText('Kazan, Hotel')).toBeVisible();
  const links = details().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/consular/passports',
    expect.stringMatching(/^tel:/),
    expect.stringMatching(/^mailto:/),
  ]);
  expect(calendar()).toBeVisible();
});

it('a visit that is over has no file for the calendar', async () => {
  table('get', 'notices', rows([]), rows([visitRow('2020-12-03')]));
  await renderApp('/notices');
  await screen.findByText('When');
  expect(calendar()).toBeNull();
});

it('the page “Without coming to Moscow” lists the visits, and no other notice', async () => {
  table('get', 'notices', rows([visitRow('2098-12-03'), other]));
  await renderApp('/ru/consular/from-afar');
  expect(await screen.findByText('Казань, Гостиница')).toBeVisible();
  expect(screen.queryByText('Closed')).toBeNull();
});

it.each(['консул приедет в Казань', 'when does the consul come to Kazan'])(
  'search finds a visit by “%s”',
  async (query) => {
    table('get', 'news', rows([]));
    table('get', 'notices', rows([visitRow('2098-12-03'), other]), rows([]));
    await renderApp(`/search?q=${encodeURIComponent(query)}`);
    const found = await screen.findByText('Reception in December', { selector: 'a' });
    expect(found).toHaveAttribute('href', expect.stringMatching(/^\/notices#/));
    expect(screen.queryByText('Closed')).toBeNull();
  },
);
