import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parseVideo } from '../../src/site/data/news/video';
import { serveArticle } from '../support/screens/article';
import { newsRow, uuid } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();
completeDialogs();

type Overrides = Parameters<typeof newsRow>[0];

const FEES = '| Service | Fee | Days |\n| --- | --- | --- |\n| Visa | **30** USD | 5 |';

/** Opens an article and waits for its title. */
async function openArticle(overrides: Overrides = {}, path = '/news/tea-tasting') {
  const article = newsRow({ slug: 'tea-tasting', title: 'Tea tasting', ...overrides });
  const seen = serveArticle(article);
  const view = await renderApp(path);
  await pageTitled(article.title);
  return { ...view, seen, main: within(screen.getByRole('main')) };
}

describe('article page', () => {
  it('has the plain text of its beginning as description', async () => {
    await openArticle({
      content: `> "Tea" & <b>milk</b>\n\nA **good** [cup](/x), 5 > 3.`,
    });
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      '"Tea" & milk A good cup, 5 > 3.',
    );
  });

  it('links to home page, all news, its category and what its text links to, under /ru in Russian', async () => {
    const content = `См. [о паспортах](/consular/passports#lost), [о сборах](http://localhost/consular/fees),
      [фото](/media/photo.jpg).`;
    const { main } = await openArticle({ content }, '/ru/news/tea-tasting');
    const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(hrefs)).toEqual(
      new Set([
        '/ru',
        '/ru/news',
        '/ru/news?category=trade',
        '/ru/consular/passports#lost',
        '/ru/consular/fees',
        '/ru/consular/help',
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

  it.each(['no-such-article', uuid()])('is the 404 page when there is none: %s', async (slug) => {
    table('get', 'news', rows([]));
    await renderApp(`/news/${slug}`);
    expect(await pageTitled('Page Not Found')).toBeVisible();
    expect(screen.getByText('We couldn’t find the page you’re looking for')).toBeVisible();
  });
});

describe('text of an article', () => {
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
});

it('the publication date of an article is in Moscow time for a browser in Los Angeles', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(new Date('2026-11-20T22:30:00Z').getHours()).toBe(14);
  await openArticle({ published_at: '2026-11-20 22:30:00.5+00' });
  vi.unstubAllEnvs();
  const date = document.querySelector('main time');
  expect(date).toHaveTextContent(/^Published 21 November 2026 at 01:30, Moscow time$/);
  expect(date).toHaveAttribute('datetime', '2026-11-20T22:30:00.500Z');
});

const WIDE = '| a | b | c | d |\n| --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 |';

describe('a table in an article', () => {
  it('has column headers and row headers', async () => {
    const { main } = await openArticle({ content: FEES });
    const fees = within(main.getByRole('table'));
    const names = fees.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Service', 'Fee', 'Days']);
    expect(fees.getByRole('rowheader')).toHaveTextContent('Visa');
    expect(fees.getByText('30').tagName).toBe('STRONG');
    // With at most three columns it stays a table on phones.
    expect(main.getByRole('table')).not.toHaveClass(/cards/);
    expect(main.getByRole('table').querySelector('[data-label]')).toBeNull();
  });

  it('with four columns has the header in each cell, which phones show instead of the header row', async () => {
    const wide = (await openArticle({ content: WIDE })).main.getByRole('table');
    const cells = [...wide.querySelectorAll('tbody :is(th, td)')];
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(['a', 'b', 'c', 'd']);
    expect(wide).toHaveClass(/cards/);
  });
});

describe('gallery of an article', () => {
  const IMAGES = ['/scenes/dhow-coast.svg', '/scenes/mount-kenya.svg', '/scenes/lake-nakuru.svg'];

  const openGallery = async () => {
    const { user } = await openArticle({ additional_images: IMAGES });
    const opener = screen.getByRole('button', { name: 'Enlarge image 2 of 3' });
    await user.click(opener);
    return {
      user,
      opener,
      dialog: within(await screen.findByRole('dialog', { name: 'Tea tasting' })),
    };
  };

  it('steps forwards and backwards, wraps at both ends and announces the position', async () => {
    const { user, dialog } = await openGallery();
    expect(dialog.getByRole('img', { name: 'Image 2 of 3' })).toHaveAttribute('src', IMAGES[1]);
    await user.keyboard('{ArrowRight}');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByRole('img', { name: 'Image 1 of 3' })).toHaveAttribute('src', IMAGES[0]);
    await user.click(dialog.getByRole('button', { name: 'Previous' }));
    expect(dialog.getByRole('img', { name: 'Image 3 of 3' })).toHaveAttribute('src', IMAGES[2]);
    expect(dialog.getByText('Image 3 of 3')).toHaveAttribute('aria-live', 'polite');
  });

  it('shows the alternative texts and captions that staff wrote', async () => {
    const [first = '', second = ''] = IMAGES;
    const { user } = await openArticle({
      additional_images: [first, second],
      featured_image_url: second,
      image_texts: {
        [first]: { alt: 'A dhow with one sail', caption: 'Lamu, 2026' },
        [second]: { alt: 'Two peaks at dawn', caption: 'The mountain' },
      },
    });
    expect(screen.getByRole('img', { name: 'Two peaks at dawn' })).toHaveAttribute('src', second);
    expect(screen.getByRole('figure', { name: '' })).toHaveTextContent('The mountain');
    await user.click(
      screen.getByRole('button', { name: 'Enlarge image 1 of 2: A dhow with one sail' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('img', { name: 'A dhow with one sail' })).toHaveAttribute('src', first);
    expect(dialog.getByText('Lamu, 2026')).toBeVisible();
  });

  it('takes the focus, and returns it to the image when Escape closes it', async () => {
    const { user, opener } = await openGallery();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('is absent without additional images, as a figure is without a caption', async () => {
    await openArticle({ featured_image_url: IMAGES[0] ?? '', additional_images: [] });
    expect(screen.queryByRole('heading', { name: 'Images' })).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('video of an article', () => {
  const ID = 'dQw4w9WgXcQ';

  it('loads only after a click, next to a plain link', async () => {
    const url = `https://youtu.be/${ID}`;
    const { user } = await openArticle({ youtube_url: url });
    expect(document.querySelector('iframe')).toBeNull();
    const link = screen.getByRole('link', { name: /^Open the video on YouTube/ });
    expect(link).toHaveAttribute('href', parseVideo(url)?.page);
    await user.click(screen.getByRole('button', { name: 'Play the video from YouTube' }));
    expect(screen.getByTitle('Tea tasting')).toHaveAttribute('src', parseVideo(url)?.player);
    expect(screen.getByTitle('Tea tasting')).toHaveFocus();
    expect(link).toBeVisible();
  });

  it('is not offered for a URL of another host', async () => {
    await openArticle({ youtube_url: `https://video.example/watch?v=${ID}` });
    expect(screen.queryByRole('heading', { name: 'Video' })).toBeNull();
  });
});
