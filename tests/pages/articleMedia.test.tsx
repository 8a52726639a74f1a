import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { videoOf } from '../../src/site/data/news/video';
import { serveArticle } from '../support/screens/article';
import { newsRow } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import { interceptNetwork } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();
completeDialogs();

async function openArticle(article: Parameters<typeof newsRow>[0]) {
  serveArticle(newsRow({ slug: 'tea-tasting', title: 'Tea tasting', ...article }));
  const view = await renderApp('/news/tea-tasting');
  await pageTitled('Tea tasting');
  return view;
}

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

  it.each(['{Escape}', '{Enter}'])(
    'takes the focus, and returns it to the image when %s closes it',
    async (key) => {
      const { user, opener, dialog } = await openGallery();
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
      if (key === '{Enter}') dialog.getByRole('button', { name: 'Close' }).focus();
      await user.keyboard(key);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(opener).toHaveFocus();
    },
  );

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
    expect(link).toHaveAttribute('href', videoOf(url)?.page);
    await user.click(screen.getByRole('button', { name: 'Play the video from YouTube' }));
    expect(screen.getByTitle('Tea tasting')).toHaveAttribute('src', videoOf(url)?.player);
    expect(link).toBeVisible();
  });

  it.each([
    ['a URL of another host', `https://video.example/watch?v=${ID}`],
    ['an article without a video', null],
  ])('is not offered for %s', async (_, youtube_url) => {
    await openArticle({ youtube_url });
    expect(screen.queryByRole('heading', { name: 'Video' })).toBeNull();
    expect(screen.queryByRole('link', { name: /YouTube/ })).toBeNull();
  });
});
