import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import russian from '../../src/locales/ru/news.json';
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
    expect(first).toHaveTextContent('Has image');
    expect(first).toHaveTextContent('Trade');
    expect(first).toHaveTextContent('20 November 2026');
    expect(first).toHaveTextContent('Read More');
    expect(second).toHaveTextContent('No image');
    // Screen readers jump to the heading and read on from there.
    expect(first?.textContent).toMatch(/^Tea weekTrade.*2026Has image/);
  });

  it('requests published articles, ten per page, newest first', async () => {
    const seen = newsPages(12, rows(TEN));
    await renderApp('/news');
    await screen.findByRole('link', { name: 'Article 1' });
    const query = seen[0]?.url.searchParams;
    expect(query?.get('status')).toBe('eq.published');
    expect(query?.get('order')).toMatch(/^published_at\.desc,created_at\.desc/);
    expect([query?.get('offset'), query?.get('limit')]).toEqual(['0', '10']);
    expect(query?.get('select')).not.toContain('content');
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

  it('shows an error and loads the list on retry', async () => {
    const seen = newsPages(10, databaseError(500, 'XX000'), rows(TEN));
    const { user } = await renderApp('/news');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading news. Please try again later.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Article 1' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(seen).toHaveLength(2);
  });
});

describe('pagination of the list of news', () => {
  it.each(['0', 'abc', '-1', '1.5', ''])('treats ?page=%s as the first page', async (page) => {
    const seen = newsPages(25, rows(TEN));
    await renderApp(`/news?page=${page}`);
    await screen.findByRole('link', { name: 'Page 1', current: 'page' });
    expect(seen[0]?.url.searchParams.get('offset')).toBe('0');
  });

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

  it('is absent when there is one page', async () => {
    newsPages(10, rows(TEN));
    await renderApp('/news');
    await screen.findByRole('link', { name: 'Article 1' });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
});

describe('category filter of the list of news', () => {
  it('offers the six specified categories', async () => {
    newsPages(10, rows(TEN));
    await renderApp('/news');
    const names = category()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual([
      'All categories',
      'General',
      'Embassy',
      'Culture',
      'Trade',
      'Diplomacy',
      'Community',
    ]);
  });

  it('is stored in the URL, marked as current and applied to the request', async () => {
    const id = uuid();
    table('get', 'news_categories', rows([{ id }]));
    const seen = newsPages(10, rows(TEN));
    const { user, router } = await renderApp('/news/page/2');
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

describe('Russian list of news', () => {
  it('has Russian dates, categories and labels', async () => {
    newsPages(1, rows([newsRow({ title: 'Неделя чая' })]));
    await renderApp('/ru/news');
    const item = (await screen.findByRole('link', { name: 'Неделя чая' })).closest('li');
    expect(item).toHaveTextContent('Торговля');
    expect(item).toHaveTextContent(/20 ноября 2026/);
    expect(item).toHaveTextContent(russian.readMore);
  });

  it('shows its error in Russian', async () => {
    table('get', 'news', databaseError(500, 'XX000'));
    await renderApp('/ru/news');
    expect(await screen.findByRole('alert')).toHaveTextContent(russian.error);
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  });
});
