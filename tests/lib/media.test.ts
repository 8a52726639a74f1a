import { describe, expect, it } from 'vitest';
import { mediaUrl } from '../../src/lib/urls/media';

describe('the URL that shows a file', () => {
  it.each([
    ['https://abc123.public.blob.vercel-storage.com/news/tea-x1.jpg', '/media/news/tea-x1.jpg'],
    ['https://localfiles.public.blob.vercel-storage.com/notices/a.pdf', '/media/notices/a.pdf'],
    [
      'https://AbC.public.blob.vercel-storage.com/news/%D1%87%D0%B0%D0%B9.jpg?download=1',
      '/media/news/%D1%87%D0%B0%D0%B9.jpg?download=1',
    ],
  ])("is on the site's own origin for a stored file: %s", (stored, shown) => {
    expect(mediaUrl(stored)).toBe(shown);
  });

  it.each([
    '/scenes/tea-hills.svg',
    'https://abc.private.blob.vercel-storage.com/news/tea.jpg',
    'https://public.blob.vercel-storage.com/news/tea.jpg',
    'https://abc.public.blob.vercel-storage.com.example.org/news/tea.jpg',
    'https://abc.public.blob.vercel-storage.com//example.org/tea.jpg',
    '',
  ])('is unchanged for any other URL: %s', (url) => {
    expect(mediaUrl(url)).toBe(url);
  });
});
