import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertRow, newsRow, noticeRow } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import {
  answer,
  databaseError,
  noNetwork,
  type RecordedRequest,
  rows,
  table,
} from '../support/screens/msw';
import { hours, LATER } from './hours';
import {
  acceptsSignIn,
  enter,
  findAlert,
  interceptStaffArea,
  open,
  signInWith,
  type User,
} from './staffPage';

interceptStaffArea();
completeDialogs();

/** The region of the dashboard that lists articles. */
const news = () => within(screen.getByRole('region', { name: 'News' }));

/** The region of the dashboard that lists notices. */
const notices = () => within(screen.getByRole('region', { name: 'Notices' }));

const draft = () =>
  newsRow({ title: 'Tea', status: 'draft', published_at: null, featured_image_url: null });

/** Clicks an action of the only item in a list. */
const chooseAction = async (user: User, action: string, list = news) =>
  user.click(await list().findByRole('button', { name: new RegExp(`^${action}: `) }));

/** Stubs the lists of a kind in their order of request, and a single item requested by id. */
const stubLists = (kind: 'news' | 'notices', ...lists: object[][]): RecordedRequest[] =>
  table(
    'get',
    kind,
    ...lists.map(
      (list) => (request: RecordedRequest) =>
        request.url.searchParams.has('id') ? rows(list) : rows(list, list.length),
    ),
  );

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

  it('stores search and page in the URL', async () => {
    const seen = table('get', 'news', rows([newsRow()], 25));
    const { user, router } = await open(`${PATH}?page=2`);
    await items();
    expect(searchParamsOf(seen)[0]?.get('offset')).toBe('10');
    await enter(user, news().getByRole('searchbox'), 'tea');
    await waitFor(() => expect(router.state.location.search).toBe('?search=tea'));
    expect(searchParamsOf(seen).at(-1)?.get('or')).toContain('words.plfts(russian).tea');
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

describe('the list of notices', () => {
  it('shows state, period, type and pin of each', async () => {
    const { shown, scheduled, draft, ended } = hours;
    stubLists('notices', [
      { ...shown, pinned: true },
      scheduled,
      draft,
      { ...ended, type: 'image' },
    ]);
    await open('/admin/notices');
    await notices().findAllByRole('button', { name: /^Delete/ });
    const lines = notices().getAllByRole('listitem');
    const [first, second, third, fourth] = lines.map(({ textContent }) => textContent);
    expect(first).toMatch(
      /^Hours On the site Russian is missing\s+Pinned Link From 1\sNovember, 12:00 ?(?:Open link|End now)/,
    );
    expect(second).toMatch(
      /^Hours Scheduled Russian is missing\s+Link From 1\sMay 2099, 09:30 until 1\sJune 2099, 09:30/,
    );
    expect(third).toMatch(
      /^Hours Draft Russian is missing\s+Link Changed 18\sNovember, 12:00 ?(?:Open link|End now)/,
    );
    expect(fourth).toMatch(
      /^Hours Ended Russian is missing\s+Image From 1\sOctober, 12:00 until 1\sNovember, 12:00/,
    );
  });
});

it('a notice that is ended now takes the time of the database; “Undo” restores the previous end', async () => {
  const notice = { ...hours.shown, ends_at: LATER };
  const ended = { ...hours.ended, revision: 7 };
  stubLists('notices', [notice], [ended], [notice]);
  const seen = table('patch', 'notices', rows([ended]), rows([notice]));
  const { user } = await open('/admin/notices');
  await chooseAction(user, 'End now', notices);
  expect(await screen.findByText(/^The notice “Hours” has ended\./)).toBeVisible();
  expect(seen[0]?.body).toEqual({ ends_at: 'now' });
  expect(await notices().findByText('Ended', { selector: 'span' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo: Hours' }));
  expect(await screen.findByText(/“Hours” is on the site until 1 June 2099/)).toBeVisible();
  const { status, starts_at } = notice;
  expect(seen[1]?.body).toEqual({ status, starts_at, ends_at: LATER });
  // Only the revision that was ended is changed.
  expect(seen[1]?.url.searchParams.get('revision')).toBe('eq.7');
});

const HOUR = 3_600_000;
const inHours = (count: number) => new Date(Date.now() + count * HOUR).toISOString();
const current = alertRow({ text_en: 'Closed today.' });
const planned = alertRow({
  text_en: 'Closed tomorrow.',
  starts_at: inHours(24),
  ends_at: inHours(30),
});
const panel = async () => within(await screen.findByRole('region', { name: 'Alerts' }));

describe('the list of alerts', () => {
  it('has current and planned ones on the dashboard, and ends what visitors see by one press', async () => {
    const over = alertRow({ text_en: 'Over.', starts_at: inHours(-9), ends_at: inHours(-8) });
    table('get', 'alerts', rows([planned, current, over], 3));
    const seen = table('patch', 'alerts', rows([current]));
    const { user } = await open('/admin/dashboard');
    const list = await panel();
    expect(await list.findByText('On the site')).toBeVisible();
    expect(list.getByText('Planned')).toBeVisible();
    expect(list.getAllByRole('button', { name: /^End now/ })).toHaveLength(1);
    expect(list.getAllByRole('button', { name: /^Delete/ })).toHaveLength(2);
    await user.click(list.getByRole('button', { name: 'End now: Closed today.' }));
    expect(await screen.findByText(/The alert “Closed today.” is down/)).toBeVisible();
    expect(seen[0]?.body).toEqual({ ends_at: 'now' });
  });
});

describe('an action that fails on an item in the list', () => {
  const notice = hours.shown;

  it('shows the reason and leaves the item as it was', async () => {
    stubLists('notices', [notice]);
    table('patch', 'notices', noNetwork);
    const { user } = await open('/admin/notices');
    await chooseAction(user, 'End now', notices);
    const alert = await findAlert();
    expect(alert).toHaveTextContent('An error occurred while updating the notice');
    expect(alert).toHaveTextContent('Hours');
    expect(alert).toHaveTextContent('The server cannot be reached.');
    expect(notices().getByRole('button', { name: 'End now: Hours' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports that the item no longer exists and removes it from the list', async () => {
    stubLists('notices', [notice], []);
    table('patch', 'notices', rows([]));
    const { user } = await open('/admin/notices');
    await chooseAction(user, 'End now', notices);
    expect(await findAlert()).toHaveTextContent('It no longer exists.');
    expect(await screen.findByText(/There are no notices yet/)).toBeVisible();
  });
});

const RESTORE = '/rest/v1/rpc/restore_from_bin';
const linkOf = (title: string) => screen.queryByRole('link', { name: new RegExp(`^${title}`) });

/** Clicks “Delete” of an item and confirms the dialog. */
async function remove(user: User, confirm = 'Delete article') {
  await chooseAction(user, 'Delete', confirm === 'Delete article' ? news : notices);
  await user.click(screen.getByRole('button', { name: confirm }));
}

describe('moving an article to the bin', () => {
  it('asks for confirmation and does nothing when it is declined', async () => {
    stubLists('news', [newsRow({ title: 'Tea' })]);
    const { user } = await open('/admin/news');
    await chooseAction(user, 'Delete');
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this article?' });
    expect(dialog).toHaveTextContent('Tea');
    expect(dialog).toHaveTextContent('you can bring it back for 30 days');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(linkOf('Tea')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete: Tea' })).toHaveFocus();
  });

  it('removes the article from the list and deletes none of its files', async () => {
    const url = 'https://abc.public.blob.vercel-storage.com/news/tea.jpg';
    const article = newsRow({ title: 'Tea', featured_image_url: url });
    stubLists('news', [article], []);
    const seen = table('delete', 'news', rows([article]));
    const { user } = await open('/admin/news');
    await remove(user);
    expect(await screen.findByText('The article “Tea” is in the bin.')).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url.searchParams.get('id')).toBe(`eq.${article.id}`);
    await waitFor(() => expect(linkOf('Tea')).toBeNull());
    expect(screen.getByRole('link', { name: 'Open the bin' })).toHaveAttribute(
      'href',
      '/admin/log?show=bin',
    );
    expect(await screen.findByText(/There are no articles yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo: Tea' })).toHaveFocus();
  });

  it('restores the article by “Undo” with the same slug', async () => {
    const article = newsRow({ title: 'Tea' });
    stubLists('news', [article], [], [article]);
    table('delete', 'news', rows([article]));
    const { slug } = article;
    const restored = answer(
      'post',
      RESTORE,
      rows([{ kind: 'news', title: 'Tea', slug, previous_slug: slug }]),
    );
    const { user } = await open('/admin/news');
    await remove(user);
    await user.click(await screen.findByRole('button', { name: 'Undo: Tea' }));
    expect(await screen.findByText('The article “Tea” is back as it was.')).toBeVisible();
    expect(restored[0]?.body).toEqual({ item_kind: 'news', item_id: article.id });
    await waitFor(() => expect(linkOf('Tea')).toBeVisible());
    expect(screen.queryByText(/Its new address/)).toBeNull();
  });

  it('shows the new URL when another article has the slug by the time of “Undo”', async () => {
    const article = newsRow({ title: 'Tea' });
    stubLists('news', [article], []);
    table('delete', 'news', rows([article]));
    answer(
      'post',
      RESTORE,
      rows([{ kind: 'news', title: 'Tea', slug: 'tea-2', previous_slug: 'tea' }]),
    );
    const { user } = await open('/admin/news');
    await remove(user);
    await user.click(await screen.findByRole('button', { name: 'Undo: Tea' }));
    expect(await screen.findByText(/Its new address: \/news\/tea-2/)).toBeVisible();
  });
});
