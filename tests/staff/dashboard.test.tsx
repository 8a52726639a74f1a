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

const [HOUR, DAY] = [3_600_000, 86_400_000];
/** Two seconds before the end of today in Moscow, three hours ahead of UTC. */
const endOfToday = () => (Math.floor((Date.now() + 3 * HOUR) / DAY) + 1) * DAY - 3 * HOUR - 2_000;

/** Responds with what waits, and with a list of what is on the site. */
const stub = (name: 'news' | 'notices', waiting: object[], onSite: object[]) =>
  table('get', name, ({ url }: RecordedRequest) =>
    url.searchParams.get('or')?.includes('outdated') ? rows(waiting) : rows(onSite, onSite.length),
  );

describe('the dashboard', () => {
  it('has what waits by its reason, each with its form', async () => {
    const draft = newsRow({ title: 'Tea', status: 'draft', published_at: null });
    const soon = new Date(endOfToday()).toISOString();
    const later = newsRow({
      title: 'Later',
      published_at: new Date(Date.now() + 9 * DAY).toISOString(),
    });
    stub('news', [draft, later, newsRow({ title: 'Half' })], []);
    stub('notices', [noticeRow({ title: 'Closed', starts_at: soon })], []);
    await open(PATH);
    expect(await linesOf('Appears today: 1')).toEqual([
      expect.stringMatching(/^ClosedNotice · to/),
    ]);
    expect(await linesOf('Drafts: 1')).toEqual([expect.stringMatching(/^TeaArticle · /)]);
    expect(await linesOf('Scheduled: 1')).toEqual([expect.stringMatching(/^Later/)]);
    expect(await linesOf('Translation is out of date: 1')).toEqual([
      expect.stringMatching(/^Half/),
    ]);
    const link = screen.getByRole('link', { name: 'Tea' });
    expect(link).toHaveAttribute('href', `/admin/news/edit/${draft.id}`);
  });

  it('counts the pages that are due for another check, and leads to them', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-21T12:00:00+03:00') });
    stub('news', [], []);
    stub('notices', [], []);
    await open(PATH);
    const due = await screen.findByRole('link', { name: /^Pages to check: \d\d$/ });
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
