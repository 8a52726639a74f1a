import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { newsRow, noticeRow } from '../support/screens/builders';
import { noNetwork, type RecordedRequest, rows, table } from '../support/screens/msw';
import { interceptStaffArea, open } from './staffPage';

interceptStaffArea();

const PATH = '/admin/dashboard';
const region = (name: string) => screen.findByRole('region', { name });
const linesOf = async (name: string) =>
  within(await region(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Responds with what waits, and with a list of what is on the site. */
const stub = (name: 'news' | 'notices', waiting: object[], onSite: object[]) =>
  table('get', name, ({ url }: RecordedRequest) =>
    url.searchParams.get('or')?.match(/outdated|\.gt\./)
      ? rows(waiting)
      : rows(onSite, onSite.length),
  );

describe('the dashboard', () => {
  it('has what waits by its reason, each with its form', async () => {
    const draft = newsRow({ title: 'Tea', status: 'draft', published_at: null });
    stub('news', [draft, newsRow({ title: 'Half' })], []);
    stub('notices', [], []);
    await open(PATH);
    expect(await linesOf('Drafts: 1')).toEqual([expect.stringMatching(/^TeaArticle · /)]);
    expect(await linesOf('Translation is out of date: 1')).toEqual([
      expect.stringMatching(/^Half/),
    ]);
    const link = screen.getByRole('link', { name: 'Tea' });
    expect(link).toHaveAttribute('href', `/admin/news/edit/${draft.id}`);
  });

  it('has in the order of days what begins, ends and is due for a check', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-21T12:00:00+03:00') });
    const at = (day: number) => `2027-05-${day}T09:00:00+03:00`;
    stub('news', [newsRow({ title: 'Later', published_at: at(30) })], []);
    stub('notices', [noticeRow({ title: 'Closed', starts_at: at(24), ends_at: at(30) })], []);
    await open(PATH);
    const lines = await linesOf('What begins and ends');
    expect(lines.filter((line) => / · (?:Notice|Article) · /.test(line ?? ''))).toEqual([
      'ClosedMonday, 24\u00a0May 2027 · Notice · on the site from 09:00',
      'LaterSunday, 30\u00a0May 2027 · Article · on the site from 09:00',
      'ClosedSunday, 30\u00a0May 2027 · Notice · on the site until 09:00',
    ]);
    const today = within(await region('What begins and ends'));
    const [due] = today.getAllByRole('link', { name: /^Check the facts of \d\d? pages$/ });
    expect(due).toHaveAttribute('href', '/admin/facts?show=words');
    vi.useRealTimers();
  });

  it('has what is on the site, and says if nothing waits', async () => {
    stub('news', [], [newsRow({ title: 'Tea evening' })]);
    stub('notices', [], []);
    await open(PATH);
    expect(await screen.findByText('Nothing waits for you now.')).toBeVisible();
    const site = within(await region('News on the site'));
    expect(await site.findByRole('link', { name: 'Tea evening' })).toBeVisible();
    expect(site.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/admin/news');
    const all = screen.getByRole('link', { name: 'All notices' });
    expect(all).toHaveAttribute('href', '/admin/notices');
    const question = screen.getByRole('link', { name: /^Answer a question \(\d+\)$/ });
    expect(question).toHaveAttribute('href', '/admin/facts?show=answers');
  });

  it('fetches one part again after an error', async () => {
    stub('notices', [], []);
    table('get', 'news', noNetwork);
    const { user } = await open(PATH);
    const toDo = within(await region('To do'));
    const again = await toDo.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    stub('news', [newsRow({ title: 'Half' })], []);
    await user.click(again);
    expect(await toDo.findByRole('link', { name: 'Half' })).toBeVisible();
  });
});
