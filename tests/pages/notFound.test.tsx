import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { interceptNetwork, rows, table } from '../support/msw';
import { pageTitled, renderApp } from '../support/render';

interceptNetwork();

const main = () => within(screen.getByRole('main'));

describe('an unknown address', () => {
  it.each(['/no/such/page', '/consular/unknown', '/news/a/b', '/russia', '/%'])(
    'shows the words of the specification: %s',
    async (path) => {
      await renderApp(path);
      expect(main().getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      expect(main().getByText("We couldn't find the page you're looking for")).toBeVisible();
      expect(document.title).toBe('Page Not Found – Embassy of Kenya in Russia');
    },
  );

  it('leads back to the home page', async () => {
    table('get', 'news', rows([]));
    table('get', 'notices', rows([]));
    const { user, router } = await renderApp('/no/such/page');
    await user.click(main().getByRole('link', { name: 'Return to Homepage' }));
    await pageTitled(/^Embassy of the Republic of Kenya/);
    expect(router.state.location.pathname).toBe('/');
  });

  it('is Russian under /ru, and its links stay there', async () => {
    await renderApp('/ru/no/such/page');
    expect(main().getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
    expect(main().getByText('Мы не нашли страницу, которую вы ищете')).toBeVisible();
    expect(main().getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute(
      'href',
      '/ru',
    );
    const hrefs = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs.filter((href) => !href?.startsWith('/ru'))).toEqual([]);
  });

  it('is Russian where Russian is remembered', async () => {
    window.localStorage.setItem('language', 'ru');
    await renderApp('/no/such/page');
    expect(main().getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  });

  it('is kept out of search engines', async () => {
    await renderApp('/no/such/page');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
