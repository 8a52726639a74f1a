import { put } from '@vercel/blob';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, type Store, startStore } from '../support/store/files';

/** How the local store serves files to visitors. */

let store: Store;

beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.close());

const PUBLIC = { access: 'public', token: LOCAL_TOKEN, allowOverwrite: true } as const;
const read = (path: string, init: RequestInit = {}) => fetch(`${store.url}/media/${path}`, init);

describe('a stored file', () => {
  it.each([
    ['news/tea.jpg', 'image/jpeg', 'inline; filename="tea.jpg"'],
    ['news/tea.AVIF', 'image/avif', 'inline; filename="tea.AVIF"'],
    ['notices/form.pdf', 'application/pdf', 'inline; filename="form.pdf"'],
    [
      'notices/form.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'attachment; filename="form.docx"',
    ],
    ['notices/page.html', 'text/html', 'attachment; filename="page.html"'],
    ['notices/drawing.svg', 'image/svg+xml', 'attachment; filename="drawing.svg"'],
    [
      'notices/чай "1".pdf',
      'application/pdf',
      `inline; filename="___ _1_.pdf"; filename*=UTF-8''%D1%87%D0%B0%D0%B9%20%221%22.pdf`,
    ],
  ])(
    '%s has its content type, and is shown or downloaded accordingly',
    async (pathname, type, disposition) => {
      await put(pathname, 'content', PUBLIC);
      const response = await read(encodeURI(pathname));
      expect(await response.text()).toBe('content');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': disposition,
        'content-length': '7',
        'cache-control': 'public, max-age=2592000',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none';.*frame-ancestors 'none'$/,
        ),
      });
    },
  );

  it('is downloaded from its download URL', async () => {
    await put('news/tea.jpg', 'content', PUBLIC);
    const response = await read('news/tea.jpg?download=1');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="tea.jpg"');
  });

  it('is answered with 304 if the browser has it', async () => {
    const { etag } = await put('news/tea.jpg', 'content', PUBLIC);
    const again = await read('news/tea.jpg', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const changed = await read('news/tea.jpg', { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  it('supports GET and HEAD only', async () => {
    await put('news/tea.jpg', 'content', PUBLIC);
    const head = await read('news/tea.jpg', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '7']);
    const wrong = await read('news/tea.jpg', { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a URL without a file', () => {
  it.each([
    'news/never.jpg',
    '',
    'news/',
    '%E0%A4%A',
    '..%2F..%2F..%2Fetc%2Fpasswd',
    `${'a'.repeat(2000)}.jpg`,
  ])('is answered with 404: %s', async (path) => {
    expect((await read(path)).status).toBe(404);
  });
});
