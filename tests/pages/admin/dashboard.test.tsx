import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newsRow, noticeRow } from '../../support/builders';
import {
  answer,
  beyondTheLast,
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
    expect(asked(seen).at(-1)?.get('title')).toBe('ilike.%tea%');
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

describe('deleting', () => {
  it('asks first, naming the article, and gives the focus back when it is kept', async () => {
    const { user } = await open(PATH);
    await items();
    const button = list('News').getByRole('button', { name: /^Delete/ });
    await user.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Delete this article?' });
    expect(dialog).toHaveTextContent('Tea tasting at the Embassy');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('says plainly what is deleted, and leads the focus to the list', async () => {
    const article = newsRow();
    table('get', 'news', rows([article], 1), rows([article]), rows([], 0));
    const seen = table('delete', 'news', rows([{ id: article.id }]));
    const { user } = await open(PATH);
    await items();
    await user.click(list('News').getByRole('button', { name: /^Delete/ }));
    await user.click(screen.getByRole('button', { name: 'Delete article' }));
    const words = 'The article “Tea tasting at the Embassy” is deleted.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByText(/There are no articles yet/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus());
    expect(seen[0]?.url.searchParams.get('id')).toBe(`eq.${article.id}`);
  });

  it('tells a failure in the dialog and can be tried again', async () => {
    const notice = noticeRow({ title: 'Old hours' });
    table('get', 'notices', rows([notice], 1), rows([notice]), rows([notice]), rows([], 0));
    table('delete', 'notices', noNetwork, rows([{ id: notice.id }]));
    const { user } = await open(PATH);
    await items();
    await user.click(list('Notices').getByRole('button', { name: /^Delete/ }));
    await user.click(screen.getByRole('button', { name: 'Delete notice' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred while deleting the notice',
    );
    await user.click(screen.getByRole('button', { name: 'Delete notice' }));
    expect(await screen.findByText('The notice “Old hours” is deleted.')).toBeVisible();
  });

  it.each([
    [204, 'News article and all images deleted successfully'],
    [503, 'News article deleted, but some images may need manual cleanup'],
  ])('tells what became of the pictures: the store answers %i', async (status, words) => {
    const url = 'https://abc.public.blob.vercel-storage.com/news/tea.jpg';
    const article = newsRow({ featured_image_url: url });
    table('get', 'news', rows([article], 1), rows([article]), rows([], 0));
    table('delete', 'news', rows([{ id: article.id }]));
    const seen = answer('delete', '/api/blob-delete', () =>
      status === 204
        ? Response.json({ success: true })
        : Response.json({ success: false }, { status }),
    );
    const { user } = await open(PATH);
    await items();
    await user.click(list('News').getByRole('button', { name: /^Delete/ }));
    await user.click(screen.getByRole('button', { name: 'Delete article' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(seen[0]?.url.searchParams.get('url')).toBe(url);
  });

  it('takes an article that somebody else has deleted for deleted', async () => {
    table('delete', 'news', rows([]));
    const { user } = await open(PATH);
    await items();
    await user.click(list('News').getByRole('button', { name: /^Delete/ }));
    await user.click(screen.getByRole('button', { name: 'Delete article' }));
    expect(await screen.findByText(/is deleted/)).toBeVisible();
  });
});
