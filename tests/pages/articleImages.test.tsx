import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { imageKey, imageMarkdown } from '../../src/lib/text/imageRefs';
import { serveArticle } from '../support/screens/article';
import { newsRow } from '../support/screens/builders';
import { interceptNetwork } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();

const [COAST, LAKE] = ['/scenes/dhow-coast.svg', '/scenes/lake-nakuru.svg'];
const shown = imageMarkdown(imageKey(COAST));

async function openArticle(content: string) {
  const article = newsRow({
    slug: 'coast',
    title: 'The coast',
    content,
    featured_image_url: null,
    additional_images: [COAST, LAKE],
    image_texts: { [COAST]: { alt: 'A dhow', caption: 'Lamu' } },
  });
  serveArticle(article);
  const view = await renderApp('/news/coast');
  await pageTitled('The coast');
  return { ...view, main: within(screen.getByRole('main')) };
}

describe('an image between two paragraphs', () => {
  it('has its alternative text, caption and size, and is not in the gallery', async () => {
    const { main } = await openArticle(`One.\n\n${shown}\n\nTwo.`);
    const image = main.getByRole('img', { name: 'A dhow' });
    expect(image).toHaveAttribute('src', COAST);
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '900']);
    expect(within(image.closest('figure') as HTMLElement).getByText('Lamu')).toBeVisible();
    expect(image.closest('p')).toBeNull();
    expect(main.getAllByRole('button', { name: /^Enlarge image/ })).toHaveLength(1);
  });

  it.each([
    ['an unknown key', '![](image:abc)'],
    ['an image of another host', '![x](https://x.example/y.png)'],
    ['an image inside a paragraph', `Text ${shown} text`],
    ['a script', '![x](javascript:alert(1))'],
  ])('is not rendered for %s', async (_, markdown) => {
    const { main } = await openArticle(`One.\n\n${markdown}\n\nTwo.`);
    expect(main.getByText('Two.')).toBeVisible();
    expect(main.queryByRole('img', { name: 'A dhow' })).toBeNull();
    expect(
      document.querySelector('figure, img[src*="x.example"], img[src^="javascript"]'),
    ).toBeNull();
  });

  it('does not appear in the description for search engines', async () => {
    await openArticle(`One.\n\n${shown}\n\nTwo.`);
    const description = document.querySelector('meta[name="description"]');
    expect(description).toHaveAttribute('content', 'One. Two.');
  });
});
