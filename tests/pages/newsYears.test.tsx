import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newsRow, uuid } from '../support/screens/builders';
import { interceptNetwork, newsPages, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

/** The lists of news by year, and the pages of a list as paths. */

interceptNetwork();

const TOTALS = { 2024: 21, 2025: 1, 2026: 34 };
const TEN = Array.from({ length: 10 }, (_, index) => newsRow({ title: `Article ${index + 1}` }));
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

  it('are those of a category, and keep it', async () => {
    table('get', 'news_categories', rows([{ id: uuid() }]));
    newsPages(TOTALS, rows(TEN));
    await renderApp('/ru/news?category=trade');
    expect(links((await years()).getAllByRole('link')).slice(0, 2)).toEqual([
      ['Все годы', '/ru/news?category=trade'],
      ['2026 34 новости', '/ru/news/year/2026?category=trade'],
    ]);
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

  it('can be filtered by category', async () => {
    table('get', 'news_categories', rows([{ id: uuid() }]));
    const seen = newsPages(TOTALS, rows(TEN));
    const { user, router } = await renderApp('/news/year/2024');
    await user.click(await screen.findByRole('link', { name: 'Culture' }));
    await waitFor(() => expect(router.state.location.search).toBe('?category=culture'));
    expect(router.state.location.pathname).toBe('/news/year/2024');
    await waitFor(() => expect(seen.at(-1)?.url.searchParams.get('or')).toMatch(/culture/));
    expect(seen.at(-1)?.url.searchParams.getAll('published_at')).toHaveLength(2);
  });

  it.each([
    ['/news/year/1999', 'There is no news of 1999.'],
    ['/ru/news/year/1999', 'Новостей за 1999 год нет.'],
    ['/news/year/1999?category=trade', 'There is no news of 1999 in this category.'],
  ])('%s without news says so, is not indexed and links to all news', async (path, text) => {
    table('get', 'news_categories', rows([{ id: uuid() }]));
    newsPages(TOTALS, rows([]));
    await renderApp(path);
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(robots()).toBe('noindex');
    expect((await years()).getAllByRole('link')).toHaveLength(4);
  });

  it.each(['/news/year/24', '/news/year/x', '/news/page/0', '/news/year/2024/page/x'])(
    '%s is the 404 page',
    async (path) => {
      const seen = newsPages(TOTALS, rows([]));
      await renderApp(path);
      await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
      expect(robots()).toBe('noindex');
      expect(seen).toHaveLength(0);
    },
  );
});

describe('page of the list of news', () => {
  it('has a path, a title and URLs of its own', async () => {
    const seen = newsPages(25, rows(TEN));
    await renderApp('/ru/news/page/2');
    await screen.findByRole('link', { name: 'Article 1' });
    expect(seen[0]?.url.searchParams.get('offset')).toBe('10');
    expect(document.title).toMatch(/^Последние новости, страница\s2\s/);
    expect(headLinks()).toEqual([
      '/ru/news/page/2',
      '/news/page/2',
      '/ru/news/page/2',
      '/news/page/2',
    ]);
  });
});
