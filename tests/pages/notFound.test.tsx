import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();

const main = () => within(screen.getByRole('main'));

describe('unknown path', () => {
  it.each(['/no/such/page', '/consular/unknown', '/news/a/b', '/russia', '/%'])(
    'shows the specified title and message: %s',
    async (path) => {
      await renderApp(path);
      expect(main().getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      expect(main().getByText('We couldn’t find the page you’re looking for')).toBeVisible();
      expect(document.title).toBe('Page Not Found – Embassy of Kenya in Russia');
    },
  );

  it('links back to the home page', async () => {
    table('get', 'news', rows([]));
    table('get', 'notices', rows([]));
    const { user, router } = await renderApp('/no/such/page');
    await user.click(main().getByRole('link', { name: 'Return to Homepage' }));
    await screen.findByRole('heading', { level: 1, name: /^Embassy of the Republic of Kenya/ });
    expect(router.state.location.pathname).toBe('/');
  });

  it('searches the site', async () => {
    table('get', 'news', rows([]));
    table('get', 'notices', rows([]));
    const { user, router } = await renderApp('/nope');
    await user.type(main().getByRole('searchbox'), 'visa{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
    expect(router.state.location.search).toBe('?q=visa');
  });
});
