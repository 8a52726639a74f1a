import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow, noticeRow } from '../../support/screens/builders';
import {
  answerCounts,
  databaseError,
  interceptNetwork,
  noNetwork,
  type RecordedRequest,
  rows,
  staffCounts,
  table,
} from '../../support/screens/msw';
import { acceptsSignIn, EMAIL, open, signInWith, stubStaffServer } from './desk';
import { wideScreen } from './wideScreen';

interceptNetwork();
beforeEach(stubStaffServer);

const PATH = '/admin/dashboard';
const list = (name: 'News' | 'Notices') => within(screen.getByRole('region', { name }));
const items = () => screen.findAllByRole('heading', { level: 3 });
const searchParamsOf = (seen: RecordedRequest[]) => seen.map(({ url }) => url.searchParams);

describe('lists on the dashboard', () => {
  it('show for each article whether it is published, scheduled or a draft', async () => {
    const articles = [
      newsRow({ title: 'Out' }),
      newsRow({ title: 'Soon', published_at: '2099-05-01T06:30:00+00:00' }),
      newsRow({ title: 'Half', status: 'draft', published_at: null }),
    ];
    table('get', 'news', rows(articles, 3));
    await open(PATH);
    await items();
    const texts = list('News')
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(texts[0]).toMatch(/Out.*Published.*20 November 2026 at 12:00/);
    expect(texts[1]).toMatch(/Soon.*Scheduled.*1 May 2099 at 09:30/);
    expect(texts[2]).toMatch(/Half.*Draft.*Changed/);
  });

  it('are tables on a wide screen', async () => {
    wideScreen();
    const [out, draft] = [newsRow(), newsRow({ status: 'draft' })];
    table('get', 'news', rows([out, draft], 2));
    await open(PATH);
    expect(await screen.findByRole('table', { name: 'News' })).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: /Embassy closed/ })).toBeVisible();
    const links = list('News').getAllByRole('link', { name: /View on site/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/news/${out.slug}`]);
  });

  it('store search, filter and page in the URL', async () => {
    const seen = table('get', 'news', rows([newsRow()], 25));
    const { user, router } = await open(`${PATH}?news-page=2`);
    await items();
    expect(searchParamsOf(seen)[0]?.get('offset')).toBe('10');
    await user.type(list('News').getByRole('searchbox'), 'tea');
    await waitFor(() => expect(router.state.location.search).toBe('?news-search=tea'));
    await user.selectOptions(list('News').getByLabelText('Status'), 'draft');
    expect(router.state.location.search).toBe('?news-search=tea&news-filter=draft');
    await waitFor(() => expect(searchParamsOf(seen).at(-1)?.get('status')).toBe('eq.draft'));
    expect(searchParamsOf(seen).at(-1)?.get('titles')).toBe('like(all).{%tea%}');
  });

  it('show the first unfiltered page when the search parameters are invalid', async () => {
    const seen = table('get', 'news', rows([newsRow()], 1));
    await open(`${PATH}?news-page=abc&news-filter=nonsense&news-sort=x&news-category=x`);
    await items();
    expect(searchParamsOf(seen)[0]?.get('offset')).toBe('0');
    expect(searchParamsOf(seen)[0]?.has('status')).toBe(false);
  });

  it('go to the last page when the URL names a page beyond it', async () => {
    table('get', 'news', rows([], 11), rows([newsRow()], 11));
    const { router } = await open(`${PATH}?news-page=9`);
    await waitFor(() => expect(router.state.location.search).toBe('?news-page=2'));
  });

  it('distinguish an empty list from a search without matches', async () => {
    table('get', 'news', rows([], 0));
    table('get', 'notices', rows([], 0));
    await open(`${PATH}?notices-search=tea`);
    expect(await screen.findByText(/There are no articles yet/)).toBeVisible();
    expect(await screen.findByText(/No notice matches/)).toBeVisible();
  });

  it('can be fetched again after an error', async () => {
    table('get', 'news', ...Array(4).fill(noNetwork), rows([newsRow({ title: 'Back' })], 1));
    const { user } = await open(PATH);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An error occurred while fetching news');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Back/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus();
  });

  it('are fetched after a new sign-in when the session has expired', async () => {
    acceptsSignIn();
    const expired = () => databaseError(401, 'PGRST303', 'JWT expired');
    table('get', 'news', expired, rows([newsRow({ title: 'Back' })], 1));
    const { user } = await open(PATH);
    await user.click(await list('News').findByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    expect(await screen.findByRole('heading', { name: /Back/ })).toBeVisible();
  });
});

describe('counts on the dashboard', () => {
  it('show articles by state and notices, and link to the filtered lists', async () => {
    answerCounts(staffCounts({ news: { shown: 12, scheduled: 1, draft: 4 } }));
    table('get', 'news', rows([newsRow()], 25));
    table('get', 'notices', rows([noticeRow()], 25));
    const { user, router } = await open(`${PATH}?news-page=2&news-search=tea&notices-page=2`);
    expect(await screen.findByRole('link', { name: 'Published 12' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Scheduled 1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Notices 0' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Drafts 4' }));
    expect(router.state.location.search).toBe('?notices-page=2&news-filter=draft');
    expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus();
    const link = screen.getByRole('link', { name: 'Notices 0' });
    await waitFor(() => expect(link).toHaveAttribute('href', `${PATH}?news-filter=draft`));
    await user.click(link);
    expect(router.state.location.search).toBe('?news-filter=draft');
    expect(screen.getByRole('heading', { name: 'Notices' })).toHaveFocus();
  });

  it('show “not known yet” until they are fetched and can be fetched again', async () => {
    const counts = { draft: 7, scheduled: 7, shown: 7, ended: 7 };
    answerCounts(...Array(4).fill(noNetwork), staffCounts({ notices: counts }));
    const { user } = await open(PATH);
    const overview = within(await screen.findByRole('region', { name: 'At a glance' }));
    expect(overview.getByRole('link', { name: 'Notices not known yet' })).toBeVisible();
    expect(await overview.findByText('An error occurred while fetching news')).toBeVisible();
    await user.click(overview.getByRole('button', { name: 'Try again' }));
    expect(await overview.findByRole('link', { name: 'Notices 28' })).toBeVisible();
    expect(overview.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(overview.getByRole('heading', { name: 'At a glance' })).toHaveFocus();
  });
});
