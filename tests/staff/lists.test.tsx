import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newsRow, noticeRow } from '../support/screens/builders';
import {
  databaseError,
  noNetwork,
  type RecordedRequest,
  rows,
  table,
} from '../support/screens/msw';
import { draft, news, notices, stubLists } from './itemList';
import { acceptsSignIn, enter, interceptStaffArea, open, signInWith } from './staffPage';

interceptStaffArea();

const PATH = '/admin/news';
const OLD = '2026-11-20T09:00:00+00:00';
const NOW = new Date().toISOString();
const items = () => news().findAllByRole('button', { name: /^Delete/ });
const searchParamsOf = (seen: RecordedRequest[]) => seen.map(({ url }) => url.searchParams);

describe('a list', () => {
  it('shows of each article its state, its date and the language that it lacks', async () => {
    const articles = [
      newsRow({ title: 'Out' }),
      newsRow({ title: 'Soon', published_at: '2099-05-01T06:30:00+00:00' }),
      newsRow({ title: 'Half', status: 'draft', published_at: null }),
      newsRow({ title: 'Both', translated_title: 'Оба', translation_changed_at: NOW }),
      newsRow({
        title: 'Old',
        translated_title: 'Было',
        translation_changed_at: OLD,
        text_changed_at: NOW,
      }),
    ];
    table('get', 'news', rows(articles, 5));
    await open(PATH);
    await items();
    const texts = news()
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(texts[0]).toMatch(/Out.*Published.*Russian is missing.*20\sNovember, 12:00/);
    expect(texts[1]).toMatch(/Soon.*Scheduled.*1\sMay 2099, 09:30/);
    expect(texts[2]).toMatch(/Half.*Draft.*Changed/);
    expect(texts[3]).not.toMatch(/missing|out of date/);
    expect(texts[4]).toMatch(/Translation is out of date/);
  });

  it('speaks the number of articles after a search, not when it opens', async () => {
    const spoken: string[] = [];
    // A live region is spoken when its content changes, not when it is inserted with it.
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"]');
        if (region) spoken.push(region.textContent ?? '');
      }
    });
    const options = { childList: true, subtree: true, characterData: true };
    observer.observe(document.body, options);
    table('get', 'news', rows([newsRow(), newsRow()], 2), rows([newsRow()], 1));
    const { user } = await open(PATH);
    await screen.findByText('2 articles');
    expect(spoken).toEqual([]);
    await user.type(screen.getByRole('searchbox'), 'tea{Enter}');
    await screen.findByText('1 article');
    await waitFor(() => expect(spoken.at(-1)).toBe('1 article'));
    observer.disconnect();
  });

  it('leads to the page of what visitors see', async () => {
    const [out, draft] = [newsRow(), newsRow({ status: 'draft' })];
    table('get', 'news', rows([out, draft], 2));
    await open(PATH);
    await items();
    const links = news().getAllByRole('link', { name: /View on site/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/news/${out.slug}`]);
  });

  it('stores search, filter and page in the URL', async () => {
    const seen = table('get', 'news', rows([newsRow()], 25));
    const { user, router } = await open(`${PATH}?page=2`);
    await items();
    expect(searchParamsOf(seen)[0]?.get('offset')).toBe('10');
    await enter(user, news().getByRole('searchbox'), 'tea');
    await waitFor(() => expect(router.state.location.search).toBe('?search=tea'));
    await user.selectOptions(news().getByLabelText('Status'), 'draft');
    expect(router.state.location.search).toBe('?search=tea&state=draft');
    await waitFor(() => expect(searchParamsOf(seen).at(-1)?.get('status')).toBe('eq.draft'));
    expect(searchParamsOf(seen).at(-1)?.get('or')).toBe(
      '(and(or(words.plfts(russian).tea,and(or(words.fts(russian).tea,words.fts(simple).tea:*)))))',
    );
  });

  it('shows the first unfiltered page when the search parameters are invalid', async () => {
    const seen = table('get', 'news', rows([newsRow()], 1));
    await open(`${PATH}?page=abc&state=nonsense`);
    await items();
    expect(searchParamsOf(seen)[0]?.get('offset')).toBe('0');
    expect(searchParamsOf(seen)[0]?.has('status')).toBe(false);
  });

  it('goes to the last page when the URL names a page beyond it', async () => {
    table('get', 'news', rows([], 11), rows([newsRow()], 11));
    const { router } = await open(`${PATH}?page=9`);
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  });

  it('distinguishes an empty list from a search without matches', async () => {
    table('get', 'news', rows([], 0));
    const { router } = await open(PATH);
    expect(await screen.findByText(/There are no articles yet/)).toBeVisible();
    await act(() => router.navigate(`${PATH}?search=tea`));
    expect(await screen.findByText(/No article matches/)).toBeVisible();
  });

  it('can be fetched again after an error', async () => {
    table('get', 'news', ...Array(4).fill(noNetwork), rows([newsRow({ title: 'Back' })], 1));
    const { user } = await open(PATH);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An error occurred while fetching news');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Back' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'News' })).toHaveFocus();
  });

  it('is fetched after a new sign-in when the session has expired', async () => {
    acceptsSignIn();
    const expired = () => databaseError(401, 'PGRST303', 'JWT expired');
    table('get', 'news', expired, rows([newsRow({ title: 'Back' })], 1));
    const { user } = await open(PATH);
    await user.click(await news().findByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    await signInWith(user, null, 'a demo password', 'Sign in and go on');
    expect(await screen.findByRole('link', { name: 'Back' })).toBeVisible();
  });
});

it('a document of a notice is opened from the address that visitors use', async () => {
  const file_url = 'https://abc.public.blob.vercel-storage.com/notices/order.pdf';
  table(
    'get',
    'notices',
    rows([noticeRow({ title: 'Hours', type: 'document', link: null, file_url })], 1),
  );
  await open('/admin/notices');
  expect(await notices().findByRole('link', { name: /^Open document/ })).toHaveAttribute(
    'href',
    '/media/notices/order.pdf',
  );
});

it('a list for writers offers nothing that only admins may do', async () => {
  table('get', 'profiles', rows([{ role: 'writer' }]));
  stubLists('news', [draft()]);
  await open(PATH);
  expect(await news().findByRole('link', { name: 'Tea' })).toBeVisible();
  expect(within(news().getByRole('list', { name: 'News' })).queryAllByRole('button')).toEqual([]);
});
