import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Pagination } from '../../src/ui/navigation/Pagination';
import { newsRow, uuid } from '../support/screens/builders';
import { databaseError, interceptNetwork, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();

/** A full first page of a longer list. */
const TEN = Array.from({ length: 10 }, (_, index) => newsRow({ title: `Article ${index + 1}` }));
const pagination = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const category = () => within(screen.getByRole('navigation', { name: 'Category' }));

describe('list of news', () => {
  it('shows each article with category, date, image note and link', async () => {
    const noPhoto = newsRow({ title: 'No photo yet', featured_image_url: null });
    table('get', 'news', rows([newsRow({ title: 'Tea week', slug: 'tea-week' }), noPhoto], 2));
    await renderApp('/news');
    const link = await screen.findByRole('link', { name: 'Tea week' });
    expect(link).toHaveAttribute('href', '/news/tea-week');
    expect(screen.getByRole('heading', { level: 1, name: 'Latest News' })).toBeVisible();
    expect(screen.getByText('Select a news article to view details')).toBeVisible();
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h2'));
    // Screen readers jump to the heading and read on from there.
    expect(first?.textContent).toMatch(/^Tea weekTrade.*20.November 2026\s*Has image\s*Read More/);
    expect(second).toHaveTextContent('No image');
  });

  it('shows a loading message, then that there is no news', async () => {
    let respond: (answer: Response) => void = () => undefined;
    const seen = table(
      'get',
      'news',
      () =>
        new Promise<Response>((resolve) => {
          respond = resolve;
        }),
    );
    await renderApp('/news');
    expect(screen.getByText('Loading news...')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(seen).toHaveLength(1));
    respond(rows([], 0));
    expect(await screen.findByText('No news available at this time.')).toBeVisible();
    expect(screen.queryByText('Loading news...')).toBeNull();
  });

  it.each(['/news', '/news/tea'])('shows an error and loads %s on retry', async (path) => {
    table('get', 'news_categories', rows([]));
    const seen = table('get', 'news', databaseError(500, 'XX000'), rows(TEN, 10));
    const { user } = await renderApp(path);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading news. Please try again later.');
    expect(seen).toHaveLength(1);
    const help = within(alert).queryByRole('link', { name: 'Urgent help' });
    if (path === '/news') expect(help).toHaveAttribute('href', '/consular/help');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByRole('heading', { name: 'Article 1' }))[0]).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('pagination of the list of news', () => {
  it('links to the next and previous page and keeps the category in the URL', async () => {
    table('get', 'news_categories', rows([{ id: uuid() }]));
    const seen = table('get', 'news', rows(TEN, 25));
    const { user, router } = await renderApp('/news?category=trade');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/news/page/2'));
    expect(router.state.location.search).toBe('?category=trade');
    await screen.findByRole('link', { name: 'Page 2', current: 'page' });
    expect(seen.at(-1)?.url.searchParams.get('offset')).toBe('10');
    await user.click(await screen.findByRole('link', { name: 'Previous page' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/news'));
    expect(router.state.location.search).toBe('?category=trade');
  });

  it('shows a message beyond the last page and links back into the list', async () => {
    table('get', 'news', ({ url }) =>
      url.searchParams.get('offset') === '9980'
        ? databaseError(416, 'PGRST103')
        : rows(TEN.slice(0, 1), 25),
    );
    const { user, router } = await renderApp('/news/page/999');
    expect(await screen.findByText(/There is no page 999/)).toBeVisible();
    expect(pagination().getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/news/page/3',
    );
    expect(pagination().queryByRole('link', { name: 'Next page' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Go to the first page' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/news'));
    expect(await screen.findByRole('link', { name: 'Article 1' })).toBeVisible();
  });
});

describe('category filter of the list of news', () => {
  it('offers the six specified categories; one is stored in the URL, marked and requested', async () => {
    const id = uuid();
    table('get', 'news_categories', rows([{ id }]));
    const seen = table('get', 'news', rows(TEN, 10));
    const { user, router } = await renderApp('/news/page/2');
    const all = category().getAllByRole('link');
    expect(all.map(({ textContent }) => textContent).join(', ')).toBe(
      'All categories, General, Embassy, Culture, Trade, Diplomacy, Community',
    );
    await user.click(category().getByRole('link', { name: 'Culture' }));
    await waitFor(() => expect(router.state.location.search).toBe('?category=culture'));
    expect(router.state.location.pathname).toBe('/news');
    await category().findByRole('link', { name: 'Culture', current: true });
    expect(category().getAllByRole('link', { current: true })).toHaveLength(1);
    await screen.findByRole('link', { name: 'Article 1' });
    expect(category().getByRole('status')).toHaveTextContent('Culture: 10 articles');
    expect(seen.at(-1)?.url.searchParams.get('or')).toBe(
      `(category_id.eq.${id},category.eq.culture)`,
    );
  });

  it('accepts a free-text category and states when it has no news', async () => {
    table('get', 'news_categories', rows([]));
    const seen = table('get', 'news', rows([], 0));
    await renderApp('/news?category=Open%20day');
    expect(await screen.findByText('There is no news in this category yet.')).toBeVisible();
    expect(seen[0]?.url.searchParams.get('category')).toBe('eq.Open day');
    expect(category().getByRole('link', { name: 'Open day' })).toHaveAttribute('aria-current');
  });
});

it('page of the list of news has its number in title and canonical URL', async () => {
  table('get', 'news', rows(TEN, 25));
  await renderApp('/ru/news/page/2');
  await screen.findByRole('link', { name: 'Article 1' });
  expect(document.title).toMatch(/, страница\s2\s/);
  const links = document.querySelectorAll('link[rel="canonical"], link[hreflang]');
  const paths = [...links].map((link) => new URL(link.getAttribute('href') ?? '').pathname);
  expect(paths).toEqual(['/ru/news/page/2', '/news/page/2', '/ru/news/page/2', '/news/page/2']);
});

it.each([
  [1, 1, []],
  [5, 5, ['1', '4', '5']],
  [3, 5, ['1', '2', '3', '4', '5']],
  [5, 9, ['1', '4', '5', '6', '9']],
])(
  'pagination of page %i of %i never replaces a single page by an ellipsis',
  (page, pages, expected) => {
    render(
      <MemoryRouter>
        <Pagination page={page} pages={pages} href={(to) => `/news?page=${to}`} />
      </MemoryRouter>,
    );
    const links = screen.queryAllByRole('link', { name: /^Page/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(expected);
  },
);
