import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { interceptNetwork } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

/** Former addresses of sections, and addresses that no page has. */

interceptNetwork();

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

it.each(['/consular/unknown', '/russia', '/%', '/news/page/0'])(
  'shows the specified title and message, and a link to the home page: %s',
  async (path) => {
    await renderApp(path);
    expect(main().getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(main().getByText('We couldn’t find the page you’re looking for')).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: 'These pages may help' })).toBeVisible();
    const link = main().getByRole('link', { name: 'Return to Homepage' });
    expect(link).toHaveAttribute('href', '/');
    expect(main().queryByRole('link', { name: /diplomatic/i })).toBeNull();
    expect(document.title).toBe('Page Not Found – Embassy of Kenya in Russia');
  },
);
