import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newsRow, uuid } from '../support/screens/builders';
import { databaseError, interceptNetwork, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

/** Former addresses of articles and sections, and addresses that no page has. */

interceptNetwork();

const ID = uuid();
const ARTICLE = newsRow({
  id: ID,
  slug: 'coffee-week',
  title: 'Coffee week',
  news_categories: null,
});

/** Responds as a database whose article was renamed from `tea-week` to `coffee-week`. */
const renamed = () => ({
  articles: table('get', 'news', ({ url: { searchParams } }) => {
    const isFound = [`eq.${ID}`, 'eq.coffee-week'].some((value) =>
      [searchParams.get('id'), searchParams.get('slug')].includes(value),
    );
    return rows(isFound ? [ARTICLE] : []);
  }),
  slugs: table('get', 'earlier_slugs', ({ url }) =>
    rows(url.searchParams.get('slug') === 'eq.tea-week' ? [{ news_id: ID }] : []),
  ),
});

describe('article that was renamed', () => {
  it.each([
    ['/news/tea-week?utm_source=x#part', '/news/coffee-week?utm_source=x#part'],
    ['/ru/news/Tea-Week', '/ru/news/coffee-week'],
  ])('is shown at %s, whose URL becomes %s', async (earlier, current) => {
    const { slugs } = renamed();
    const { router } = await renderApp(earlier);
    await screen.findByRole('heading', { level: 1, name: 'Coffee week' });
    await waitFor(() => {
      const { pathname, search, hash } = router.state.location;
      expect(pathname + search + hash).toBe(current);
    });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(slugs).toHaveLength(1);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /\/news\/coffee-week$/,
    );
  });

  it('does not move the focus when its URL is replaced', async () => {
    renamed();
    const { router } = await renderApp('/news/tea-week');
    await waitFor(() => expect(router.state.location.pathname).toBe('/news/coffee-week'));
    expect(document.body).toHaveFocus();
  });

  it('is not searched for where the URL has a current slug or an id', async () => {
    const { slugs } = renamed();
    const { router } = await renderApp(`/news/${ID}`);
    await screen.findByRole('heading', { level: 1, name: 'Coffee week' });
    expect(router.state.location.pathname).toBe(`/news/${ID}`);
    expect(slugs).toHaveLength(0);
  });

  it('cannot be found while the database fails, which is an error and not a 404 page', async () => {
    table('get', 'news', rows([]));
    table('get', 'earlier_slugs', databaseError(500, 'XX000'));
    await renderApp('/news/tea-week');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading news');
  });
});

describe('section that has moved to another page', () => {
  it.each([
    ['/ru/consular#before-leaving', '/ru/consular/home-for-good#before-leaving'],
    ['/consular/contract#wages', '/consular/wages'],
  ])('is shown at %s, whose URL becomes %s', async (earlier, current) => {
    const { router } = await renderApp(earlier);
    await waitFor(() => {
      const { pathname, hash } = router.state.location;
      expect(pathname + hash).toBe(current);
    });
    expect(router.state.historyAction).toBe('REPLACE');
    const [, anchor] = current.split('#');
    const target = anchor ? `#${anchor}` : 'main h1';
    await waitFor(() => expect(document.querySelector(target)).toHaveFocus());
  });
});

const main = () => within(screen.getByRole('main'));

it.each(['/consular/unknown', '/russia', '/%', '/news/year/24'])(
  'shows the specified title and message, and a link to the home page: %s',
  async (path) => {
    await renderApp(path);
    expect(main().getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(main().getByText('We couldn’t find the page you’re looking for')).toBeVisible();
    const link = main().getByRole('link', { name: 'Return to Homepage' });
    expect(link).toHaveAttribute('href', '/');
    expect(main().queryByRole('link', { name: /diplomatic/i })).toBeNull();
    expect(document.title).toBe('Page Not Found – Embassy of Kenya in Russia');
  },
);
