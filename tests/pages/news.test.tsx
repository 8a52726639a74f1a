import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Pagination } from '../../src/ui/navigation/Pagination';
import { newsRow, uuid } from '../support/screens/builders';
import { databaseError, interceptNetwork, newsPages, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();

/** A full first page of a longer list. */
const TEN = Array.from({ length: 10 }, (_, index) => newsRow({ title: `Article ${index + 1}` }));
const pagination = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const category = () => within(screen.getByRole('navigation', { name: 'Category' }));

describe('list of news', () => {
  it('shows each article with category, date, image note and link', async () => {
    newsPages(
      2,
      rows([
        newsRow({ title: 'Tea week', slug: 'tea-week' }),
        newsRow({ title: 'No photo yet', featured_image_url: null }),
      ]),
    );
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
    respond(rows([]));
    expect(await screen.findByText('No news available at this time.')).toBeVisible();
    expect(screen.queryByText('Loading news...')).toBeNull();
  });

  it.each(['/news', '/news/tea'])('shows an error and loads %s on retry', async (path) => {
    table('get', 'news_categories', rows([]));
    const seen = newsPages(10, databaseError(500, 'XX000'), rows(TEN));
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
    const seen = newsPages(25, rows(TEN));
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
    newsPages(25, ({ url }) =>
      rows(url.searchParams.get('offset') === '9980' ? [] : TEN.slice(0, 1)),
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
    const seen = newsPages(10, rows(TEN));
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
    const seen = newsPages(0, rows([]));
    await renderApp('/news?category=Open%20day');
    expect(await screen.findByText('There is no news in this category yet.')).toBeVisible();
    expect(seen[0]?.url.searchParams.get('category')).toBe('eq.Open day');
    expect(category().getByRole('link', { name: 'Open day' })).toHaveAttribute('aria-current');
  });
});

const TOTALS = { 2024: 21, 2025: 1, 2026: 34 };
const years = async () =>
  within(await screen.findByRole('navigation', { name: /^(?:News by year|Новости по годам)$/ }));
const links = (all: HTMLElement[]) =>
  all.map((link) => [link.textContent, link.getAttribute('href')]);
const headLinks = () =>
  [...document.querySelectorAll('link[rel="canonical"], link[hreflang]')].map(
    (link) => new URL(link.getAttribute('href') ?? '').pathname,
  );
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('years of the list of news', () => {
  it('are links with their numbers of articles, the newest first', async () => {
    newsPages(TOTALS, rows(TEN));
    await renderApp('/news');
    expect(links((await years()).getAllByRole('link'))).toEqual([
      ['All years', '/news'],
      ['2026 34 articles', '/news/year/2026'],
      ['2025 1 article', '/news/year/2025'],
      ['2024 21 articles', '/news/year/2024'],
    ]);
    expect((await years()).getByRole('link', { current: true })).toHaveTextContent('All years');
  });

  it('are absent where all news are of one year, and without news', async () => {
    newsPages({ 2026: 3 }, rows(TEN.slice(0, 3)));
    await renderApp('/news');
    await screen.findByRole('link', { name: 'Article 1' });
    expect(screen.queryByRole('navigation', { name: 'News by year' })).toBeNull();
  });
});

describe('list of a year', () => {
  it('has its heading, title, URLs and pages', async () => {
    const seen = newsPages(TOTALS, rows(TEN));
    const { user, router } = await renderApp('/news');
    await user.click((await years()).getByRole('link', { name: /^2024/ }));
    await screen.findByRole('heading', { level: 1, name: 'News of 2024' });
    await screen.findByRole('link', { name: 'Article 1' });
    expect(document.title).toMatch(/^News of 2024 /);
    expect(headLinks()).toEqual([
      '/news/year/2024',
      '/news/year/2024',
      '/ru/news/year/2024',
      '/news/year/2024',
    ]);
    expect(seen.at(-1)?.url.searchParams.getAll('published_at')).toEqual([
      'gte.2023-12-31T21:00:00.000Z',
      'lt.2024-12-31T21:00:00.000Z',
    ]);
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/news/year/2024/page/3'));
    await waitFor(() => expect(document.title).toMatch(/^News of 2024, page\s3\s/));
    expect(seen.at(-1)?.url.searchParams.get('offset')).toBe('20');
    expect(headLinks()[0]).toBe('/news/year/2024/page/3');
    await screen.findByRole('link', { name: 'Page 3', current: 'page' });
    await user.click((await years()).getByRole('link', { name: 'All years' }));
    await screen.findByRole('heading', { level: 1, name: 'Latest News' });
    expect(router.state.location.pathname).toBe('/news');
  });

  it('can be filtered by category, which the years keep', async () => {
    table('get', 'news_categories', rows([{ id: uuid() }]));
    const seen = newsPages(TOTALS, rows(TEN));
    const { user, router } = await renderApp('/ru/news/year/2024');
    await user.click(await screen.findByRole('link', { name: 'Культура' }));
    await waitFor(() => expect(router.state.location.search).toBe('?category=culture'));
    expect(router.state.location.pathname).toBe('/ru/news/year/2024');
    await waitFor(() => expect(seen.at(-1)?.url.searchParams.get('or')).toMatch(/culture/));
    expect(seen.at(-1)?.url.searchParams.getAll('published_at')).toHaveLength(2);
    expect(links((await years()).getAllByRole('link')).slice(0, 2)).toEqual([
      ['Все годы', '/ru/news?category=culture'],
      ['2026 34 новости', '/ru/news/year/2026?category=culture'],
    ]);
  });

  it('without news says so, is not indexed and links to all news', async () => {
    table('get', 'news_categories', rows([{ id: uuid() }]));
    newsPages(TOTALS, rows([]));
    await renderApp('/news/year/1999?category=trade');
    expect(await screen.findByText(/^There is no news of 1999 in this category\./)).toBeVisible();
    expect(robots()).toBe('noindex');
    expect((await years()).getAllByRole('link')).toHaveLength(4);
  });
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
