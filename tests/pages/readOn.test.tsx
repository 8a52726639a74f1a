import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { newsRow } from '../support/screens/builders';
import {
  databaseError,
  interceptNetwork,
  type RecordedRequest,
  rows,
  table,
} from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();

const article = newsRow({
  slug: 'tea',
  title: 'Tea',
  published_at: '2026-11-10T09:00:00+00:00',
  category: null,
  news_categories: null,
});
const older = newsRow({ slug: 'coffee', title: 'Coffee' });
const newer = newsRow({
  slug: 'flowers',
  title: 'Flowers',
  language: 'en',
  translated_title: 'Цветы',
});

/** Opens the article; the other queries get the older article, the newer one, or a failure. */
async function openArticle(path: string, fails = false) {
  const seen = table('get', 'news', ({ url }: RecordedRequest) => {
    if (url.searchParams.has('slug')) return rows([article]);
    if (fails) return databaseError(503, '57P03', 'starting up');
    const [condition = ''] = url.searchParams.getAll('published_at');
    return rows([condition.startsWith('gt.') ? newer : older]);
  });
  const view = await renderApp(path);
  await pageTitled('Tea');
  return {
    ...view,
    seen,
    part: () => screen.findByRole('complementary', { name: /Read on|Читайте/ }),
  };
}

describe('after an article', () => {
  it('are links to the newer and the older one, in the language of the page', async () => {
    const { seen, part } = await openArticle('/ru/news/tea');
    const links = within(await part());
    const newer = await links.findByRole('link', { name: 'Цветы' });
    expect(newer).toHaveAttribute('href', '/ru/news/flowers');
    expect(links.getByRole('link', { name: 'Coffee' })).toHaveAttribute('href', '/ru/news/coffee');
    const conditions = seen.flatMap(({ url }) => url.searchParams.getAll('published_at'));
    expect(conditions).toEqual(['lt.2026-11-10T09:00:00.000Z', 'gt.2026-11-10T09:00:00.000Z']);
  });

  it('are no links where they cannot be fetched, and the article stays', async () => {
    const { part } = await openArticle('/news/tea', true);
    const links = within(await part());
    expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual(['News feed']);
    expect(screen.getByRole('heading', { level: 1, name: 'Tea' })).toBeVisible();
  });

  it('is a button that copies the link', async () => {
    const { user, part } = await openArticle('/news/tea');
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(await part()).getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledExactlyOnceWith(window.location.href);
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    copied.mockReturnValueOnce(new Promise(() => {}));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.queryByText('The link is copied.')).toBeNull();
    copied.mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/Copy the address from the address bar/)).toBeVisible();
  });
});
