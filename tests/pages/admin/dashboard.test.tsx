import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newsRow, noticeRow } from '../../support/builders';
import {
  beyondTheLast,
  counted,
  databaseError,
  interceptNetwork,
  noNetwork,
  rows,
  type Seen,
  table,
} from '../../support/msw';
import { acceptsSignIn, EMAIL, open, server, signInWith } from './desk';

interceptNetwork();
beforeEach(server);

const PATH = '/admin/dashboard';
const list = (name: 'News' | 'Notices') => within(screen.getByRole('region', { name }));
const items = () => screen.findAllByRole('heading', { level: 3 });
const asked = (seen: Seen[]) => seen.map(({ url }) => url.searchParams);

describe('the lists', () => {
  it('say of each article whether it is published, scheduled or a draft', async () => {
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
    const links = list('News').getAllByRole('link', { name: /View on site/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/news/${articles[0]?.slug}`]);
  });

  it('are tables on a wide screen', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList);
    await open(PATH);
    expect(await screen.findByRole('table', { name: 'News' })).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: /Embassy closed/ })).toBeVisible();
  });

  it('keep search, filter and page in the address', async () => {
    const seen = table('get', 'news', rows([newsRow()], 25));
    const { user, router } = await open(`${PATH}?news-page=2`);
    await items();
    expect(asked(seen)[0]?.get('offset')).toBe('10');
    await user.type(list('News').getByRole('searchbox'), 'tea');
    await waitFor(() => expect(router.state.location.search).toBe('?news-search=tea'));
    await user.selectOptions(list('News').getByLabelText('Status'), 'draft');
    await waitFor(() => expect(seen.length).toBeGreaterThan(2));
    expect(router.state.location.search).toBe('?news-search=tea&news-filter=draft');
    expect(asked(seen).at(-1)?.get('or')).toBe('(title.ilike.%tea%,translated_title.ilike.%tea%)');
    expect(asked(seen).at(-1)?.get('status')).toBe('eq.draft');
  });

  it('take anything strange in the address for the first page of everything', async () => {
    const seen = table('get', 'news', rows([newsRow()], 1));
    await open(`${PATH}?news-page=abc&news-filter=nonsense`);
    await items();
    expect(asked(seen)[0]?.get('offset') ?? '0').toBe('0');
    expect(asked(seen)[0]?.has('status')).toBe(false);
  });

  it('go back to the last page from one beyond it', async () => {
    table('get', 'news', beyondTheLast(11), rows([newsRow()], 11), rows([newsRow()], 11));
    const { router } = await open(`${PATH}?news-page=9`);
    await waitFor(() => expect(router.state.location.search).toBe('?news-page=2'));
  });

  it('tell an empty list from a search without a match', async () => {
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

  it('are fetched after a sign-in where the session has expired', async () => {
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

describe('the figures', () => {
  const figures: Record<string, number> = { lte: 12, gt: 1 };
  const byState = ({ url }: Seen) =>
    counted(figures[url.searchParams.get('published_at')?.split('.')[0] ?? ''] ?? 4);

  it('count articles by state, and notices, and lead to the list of each', async () => {
    table('head', 'news', byState);
    table('get', 'news', rows([newsRow()], 25));
    table('get', 'notices', rows([noticeRow()], 25));
    table('head', 'notices', counted(0));
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

  it('are not known until they have come, and can be fetched again', async () => {
    table('head', 'notices', ...Array(4).fill(noNetwork), counted(7));
    const { user } = await open(PATH);
    const overview = within(await screen.findByRole('region', { name: 'At a glance' }));
    expect(overview.getByRole('link', { name: 'Notices not known yet' })).toBeVisible();
    expect(await overview.findByText('An error occurred while fetching notices')).toBeVisible();
    await user.click(overview.getByRole('button', { name: 'Try again' }));
    expect(await overview.findByRole('link', { name: 'Notices 7' })).toBeVisible();
    expect(overview.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(overview.getByRole('heading', { name: 'At a glance' })).toHaveFocus();
  });
});
