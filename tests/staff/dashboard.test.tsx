import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { newsRow, noticeRow } from '../support/screens/builders';
import { noNetwork, rows, table } from '../support/screens/msw';
import { interceptStaffArea, open } from './staffPage';

interceptStaffArea();

const PATH = '/admin/dashboard';
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the dashboard', () => {
  it('has the public holidays to answer, and the number of pages to check', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-21T12:00:00+03:00') });
    await open(PATH);
    const toDo = await region('To do');
    const [holiday] = await toDo.findAllByRole('link', { name: /^Say whether the Embassy/ });
    expect(holiday).toHaveAttribute('href', '/admin/facts?show=days');
    expect(holiday?.closest('li')).toHaveTextContent(/June 2027$/);
    const due = toDo.getByRole('link', { name: /^Check the facts of \d\d pages$/ });
    expect(due).toHaveAttribute('href', '/admin/facts?show=words');
    vi.useRealTimers();
  });

  it('has the newest items with their state, and says if nothing waits', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-01T12:00:00+03:00') });
    const draft = newsRow({ title: 'Tea', status: 'draft', published_at: null });
    table('get', 'news', rows([draft], 1));
    const ended = { starts_at: '2020-01-01T09:00:00Z', ends_at: '2020-01-02T09:00:00Z' };
    table('get', 'notices', rows([noticeRow(ended)], 1));
    await open(PATH);
    expect(await screen.findByText('Nothing is waiting for you now.')).toBeVisible();
    const news = await region('News');
    const link = await news.findByRole('link', { name: 'Tea' });
    expect(link).toHaveAttribute('href', `/admin/news/edit/${draft.id}`);
    expect(link.closest('li')).toHaveTextContent(/Draft/);
    expect(news.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/admin/news');
    expect(await screen.findByText('There are no notices yet.')).toBeVisible();
    vi.useRealTimers();
  });

  it('offers a writer new articles and notices, but no alert', async () => {
    table('get', 'profiles', rows([{ role: 'writer' }]));
    await open(PATH);
    const links = await screen.findAllByRole('link', { name: /^New / });
    expect(links.map(({ textContent }) => textContent)).toEqual(['New article', 'New notice']);
  });

  it('fetches one part again after an error', async () => {
    table('get', 'news', noNetwork);
    const { user } = await open(PATH);
    const news = await region('News');
    const again = await news.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    table('get', 'news', rows([newsRow({ title: 'Half' })], 1));
    await user.click(again);
    expect(await news.findByRole('link', { name: 'Half' })).toBeVisible();
  });
});
