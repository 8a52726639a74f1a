import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveArticle } from '../support/screens/article';
import { newsRow, uuid } from '../support/screens/builders';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();

type Overrides = Parameters<typeof newsRow>[0];

/** Opens an article and waits for its title. */
async function openArticle(overrides: Overrides = {}, path = '/news/tea-tasting') {
  const article = newsRow({ slug: 'tea-tasting', title: 'Tea tasting', ...overrides });
  const seen = serveArticle(article);
  const view = await renderApp(path);
  await pageTitled(article.title);
  return { ...view, seen, main: within(screen.getByRole('main')) };
}

describe('article page', () => {
  it('requests the article by its slug', async () => {
    const { seen } = await openArticle();
    expect(seen[0]?.url.searchParams.get('slug')).toBe('eq.tea-tasting');
    expect(seen[0]?.url.searchParams.get('status')).toBe('eq.published');
    expect(document.title).toBe('Tea tasting – Embassy of Kenya in Russia');
  });

  it('has structured data and a description, with markup in the title escaped', async () => {
    await openArticle({
      title: 'Tea </script><script>',
      content: '## Tea\n\nA **good** [cup](/x).',
    });
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Tea </script><script>',
      mainEntityOfPage: 'http://localhost/news/tea-tasting',
      publisher: { name: 'Embassy of the Republic of Kenya' },
    });
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Tea A good cup.',
    );
  });

  it('has a description without quotation marks of Markdown and raw HTML, and with comparisons', async () => {
    await openArticle({ content: '> "Karibu" & <b>welcome</b>\n>home\n\nTea < coffee, 5 > 3.' });
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      '"Karibu" & welcome home Tea < coffee, 5 > 3.',
    );
  });

  it('requests the article by its id when the path has a UUID', async () => {
    const id = uuid();
    const { seen } = await openArticle({ id }, `/news/${id}`);
    expect(seen[0]?.url.searchParams.get('id')).toBe(`eq.${id}`);
    expect(seen[0]?.url.searchParams.has('slug')).toBe(false);
  });

  it('links to the home page, all news and its category', async () => {
    const { main } = await openArticle();
    for (const link of main.getAllByRole('link', { name: 'Back to Home' })) {
      expect(link).toHaveAttribute('href', '/');
    }
    for (const link of main.getAllByRole('link', { name: 'All News' })) {
      expect(link).toHaveAttribute('href', '/news');
    }
    expect(main.getByRole('link', { name: 'Trade' })).toHaveAttribute(
      'href',
      '/news?category=trade',
    );
  });

  it('prefixes internal links with /ru on a Russian page, but not links to files', async () => {
    const content = 'См. [о паспортах](/consular/passports#lost) и [фото](/media/photo.jpg).';
    const { main } = await openArticle({ content }, '/ru/news/tea-tasting');
    const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(hrefs)).toEqual(
      new Set([
        '/ru',
        '/ru/news',
        '/ru/news?category=trade',
        '/ru/consular/passports#lost',
        '/ru/feed.xml',
        '/media/photo.jpg',
      ]),
    );
  });

  it('shows the featured image or states that there is none', async () => {
    const { main, unmount } = await openArticle();
    expect(document.querySelector('main img')).toHaveAttribute('src', '/scenes/tea-hills.svg');
    expect(main.queryByText('No featured image available')).toBeNull();
    unmount();
    await openArticle({ featured_image_url: null }, `/news/${uuid()}`);
    expect(screen.getByText('No featured image available')).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
  });

  it.each([
    ['the slug is unknown', 'no-such-article'],
    ['the article is a draft or scheduled, which row-level security hides', uuid()],
  ])('is the 404 page when %s', async (_, slug) => {
    table('get', 'news', rows([]));
    await renderApp(`/news/${slug}`);
    expect(await pageTitled('Page Not Found')).toBeVisible();
    expect(screen.getByText("We couldn't find the page you're looking for")).toBeVisible();
  });

  it('moves the focus to its title when it is opened by a link', async () => {
    table('get', 'news_categories', rows([]));
    table('get', 'news', ({ url }) =>
      rows(
        url.searchParams.has('published_at')
          ? []
          : [newsRow({ slug: 'tea-tasting', title: 'Tea tasting' })],
        url.searchParams.has('slug') ? undefined : 1,
      ),
    );
    const { user } = await renderApp('/news');
    await user.click(await screen.findByRole('link', { name: 'Tea tasting' }));
    const title = await pageTitled('Tea tasting');
    await waitFor(() => expect(title).toHaveFocus());
  });
});

describe('text of an article', () => {
  const HOSTILE = [
    '<script>window.hacked = true</script>',
    '<img src="x" onerror="window.hacked = true">',
    '![tracker](https://tracker.example/pixel.png)',
    '[script](javascript:alert(1))',
    '[disguised](java\\nscript:alert(1))',
    '[data](data:text/html,hello)',
    '[other host](//evil.example)',
    '[backslash](/\\evil.example)',
    'Still **here**.',
  ].join('\n\n');

  it('is rendered as Markdown', async () => {
    const content = '# One\n\n## Two\n\n- *first*\n- [site](https://mfa.go.ke)\n\n> said';
    const { main } = await openArticle({ content });
    expect(main.getByRole('heading', { level: 2, name: 'One' })).toBeVisible();
    expect(main.getByRole('heading', { level: 2, name: 'Two' })).toBeVisible();
    expect(main.getByText('first').tagName).toBe('EM');
    const link = main.getByRole('link', { name: 'site' });
    expect(link).toHaveAttribute('href', 'https://mfa.go.ke');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('keeps its paragraphs in the document when the page is rendered again', async () => {
    serveArticle(newsRow({ content: 'A selected sentence.' }));
    const { user } = await renderApp('/news/tea');
    const paragraph = await screen.findByText('A selected sentence.');
    await user.click(screen.getByRole('button', { name: 'RU: Русский' }));
    await screen.findAllByRole('link', { name: 'Все новости' });
    expect(screen.getByText('A selected sentence.')).toBe(paragraph);
  });

  it('executes no HTML, loads no external image and has no unsafe link', async () => {
    const { main } = await openArticle({ content: HOSTILE, featured_image_url: null });
    expect(main.getByText('here').tagName).toBe('STRONG');
    expect(
      document.querySelector(
        'main script:not([type="application/ld+json"]), main img, main [onerror]',
      ),
    ).toBeNull();
    expect(window).not.toHaveProperty('hacked');
    for (const name of ['script', 'disguised', 'data', 'other host']) {
      expect(main.queryByRole('link', { name })).toBeNull();
    }
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    expect(links.filter(({ origin }) => origin !== window.location.origin)).toEqual([]);
  });
});

describe('publication date of an article', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['/news/tea-tasting', /^Published 21 November 2026 at 01:30, Moscow time$/],
    ['/ru/news/tea-tasting', /^Опубликовано 21\sноября 2026\sг\. в\s01:30 по московскому времени$/],
  ])('at %s is in Moscow time for a browser in Los Angeles', async (path, expected) => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(new Date('2026-11-20T22:30:00Z').getHours()).toBe(14);
    await openArticle({ published_at: '2026-11-20 22:30:00.5+00' }, path);
    const date = document.querySelector('main time');
    expect(date?.textContent).toMatch(expected);
    expect(date).toHaveAttribute('datetime', '2026-11-20T22:30:00.500Z');
  });
});
