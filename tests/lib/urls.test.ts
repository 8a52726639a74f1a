import { describe, expect, it } from 'vitest';
import { mediaUrl } from '../../src/lib/urls/media';
import { isFileUrl, isHttpUrl, isUuid } from '../../src/lib/urls/urls';

describe('isHttpUrl', () => {
  it.each(['https://mfa.go.ke', 'HTTPS://MFA.GO.KE/', 'https://мид.рф/новости'])(
    'accepts %s',
    (text) => {
      expect(isHttpUrl(text)).toBe(true);
    },
  );

  it.each([
    '',
    '//mfa.go.ke',
    'https://mfa.go.ke/two words',
    'https://mfa.go.ke\n',
    `https://mfa.go.ke/${'a'.repeat(2048)}`,
  ])('rejects «%s»', (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
});

describe('isFileUrl', () => {
  it.each(['https://mfa.go.ke/a.pdf', '/scenes/tea-hills.svg', '/downloads/degree-guide-ru.pdf'])(
    'accepts %s',
    (url) => {
      expect(isFileUrl(url)).toBe(true);
    },
  );

  it.each(['', '/downloads/../a.pdf', '/downloads/a.html', '//host/scenes/a.svg', '/media/a.pdf'])(
    'rejects “%s”',
    (url) => {
      expect(isFileUrl(url)).toBe(false);
    },
  );
});

describe('isUuid', () => {
  it.each([
    ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', true],
    ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', true],
    ['3f2504e04f8941d39a0c0305e82c3301', false],
    ['3f2504e0-4f89-41d3-9a0c-0305e82c330g', false],
    [undefined, false],
  ])('is %s: %s', (text, expected) => {
    expect(isUuid(text)).toBe(expected);
  });
});

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
