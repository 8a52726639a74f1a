import {
  BlobAccessError,
  BlobNotFoundError,
  BlobStoreNotFoundError,
  completeMultipartUpload,
  createMultipartUpload,
  del,
  head,
  list,
  put,
  uploadPart,
} from '@vercel/blob';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, STORE_HOST, type Store, startStore } from '../support/store/files';

/** The local store with the SDK's server functions. */

let store: Store;

beforeEach(async () => {
  store = await startStore();
});
afterEach(() => store.close());

const PUBLIC = { access: 'public', token: LOCAL_TOKEN } as const;

const stored = async (pathname: string): Promise<Buffer> => {
  const response = await fetch(`${store.url}/media/${encodeURI(pathname)}`);
  return Buffer.from(await response.arrayBuffer());
};

describe('a single upload to the local store', () => {
  it('is stored under its pathname and can be read by head, get and del', async () => {
    const blob = await put('news/tea.jpg', Buffer.from('picture'), PUBLIC);
    expect(blob).toMatchObject({
      url: `${STORE_HOST}/news/tea.jpg`,
      downloadUrl: `${STORE_HOST}/news/tea.jpg?download=1`,
      pathname: 'news/tea.jpg',
      contentType: 'image/jpeg',
      contentDisposition: 'inline; filename="tea.jpg"',
    });
    expect(await head(blob.url)).toMatchObject({
      pathname: 'news/tea.jpg',
      size: 7,
      cacheControl: 'public, max-age=2592000',
      etag: blob.etag,
    });
    expect((await stored('news/tea.jpg')).toString()).toBe('picture');
    await del(blob.url);
    await expect(head(blob.url)).rejects.toThrow(BlobNotFoundError);
  });

  it('gets an unguessable name with addRandomSuffix', async () => {
    const options = { ...PUBLIC, addRandomSuffix: true };
    const [one, two] = [
      await put('news/tea.jpg', 'a', options),
      await put('news/tea.jpg', 'b', options),
    ];
    expect(one.pathname).toMatch(/^news\/tea-[A-Za-z0-9]{30}\.jpg$/);
    expect(one.pathname).not.toBe(two.pathname);
  });

  it('does not overwrite without allowOverwrite', async () => {
    await put('news/tea.jpg', 'first', PUBLIC);
    await expect(put('news/tea.jpg', 'second', PUBLIC)).rejects.toThrow(/already exists/);
    expect((await stored('news/tea.jpg')).toString()).toBe('first');
    await put('news/tea.jpg', 'third', { ...PUBLIC, allowOverwrite: true });
    expect((await stored('news/tea.jpg')).toString()).toBe('third');
  });

  it('succeeds once if two have the same pathname', async () => {
    const all = Array.from({ length: 8 }, (_, number) => put('news/a.jpg', `${number}`, PUBLIC));
    const results = await Promise.allSettled(all);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('stores the given content type and cache time', async () => {
    const options = { ...PUBLIC, contentType: 'image/webp', cacheControlMaxAge: 120 };
    const blob = await put('news/tea', 'x', options);
    expect(await head(blob.pathname)).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=120',
    });
  });

  it.each(['новости/чай.jpg', 'news/tea house (2).jpg', "news/a'b+c&d=e.jpg", 'news/🍵.jpg'])(
    'works for the pathname %s',
    async (pathname) => {
      const blob = await put(pathname, 'x', PUBLIC);
      expect(new URL(blob.url).href).toBe(blob.url);
      expect((await head(blob.url)).pathname).toBe(pathname);
      await del(blob.url);
      expect((await list({ token: LOCAL_TOKEN })).blobs).toEqual([]);
    },
  );
});

describe('a multipart upload to the local store', () => {
  it('is complete when the SDK sends it', async () => {
    const body = Buffer.alloc(17 * 1024 * 1024, 'kenya');
    const blob = await put('notices/long.pdf', body, { ...PUBLIC, multipart: true });
    expect((await head(blob.url)).size).toBe(body.length);
    expect((await stored('notices/long.pdf')).equals(body)).toBe(true);
  });

  it('joins parts by number in any order of arrival', async () => {
    const pathname = 'notices/три части.pdf';
    const upload = { ...PUBLIC, ...(await createMultipartUpload(pathname, PUBLIC)) };
    const third = await uploadPart(pathname, 'c', { ...upload, partNumber: 3 });
    const first = await uploadPart(pathname, 'a', { ...upload, partNumber: 1 });
    await uploadPart(pathname, 'lost', { ...upload, partNumber: 2 });
    const second = await uploadPart(pathname, 'b', { ...upload, partNumber: 2 });
    await completeMultipartUpload(pathname, [third, first, second], upload);
    expect((await stored(pathname)).toString()).toBe('abc');
  });

  it('is rejected if a part is missing, and is listed only when complete', async () => {
    const upload = { ...PUBLIC, ...(await createMultipartUpload('notices/a.pdf', PUBLIC)) };
    const part = await uploadPart('notices/a.pdf', 'a', { ...upload, partNumber: 1 });
    const missing = [part, { partNumber: 2, etag: 'x' }];
    await expect(completeMultipartUpload('notices/a.pdf', missing, upload)).rejects.toThrow(/part/);
    await expect(
      completeMultipartUpload('notices/b.pdf', [part], { ...upload, key: 'notices/b.pdf' }),
    ).rejects.toThrow(/Unknown upload/);
    expect((await list()).blobs).toEqual([]);
  });
});

describe('the list of the local store', () => {
  const fill = async (names: string[]) => {
    for (const name of names) await put(name, name, PUBLIC);
  };

  it('has every file once, in order, for any page size', async () => {
    const names = Array.from({ length: 11 }, (_, n) => `news/${String(n).padStart(2, '0')}.jpg`);
    await fill([...names].reverse());
    for (const limit of [1, 3, 11, 100]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ limit, cursor });
        expect(page.blobs.length).toBeLessThanOrEqual(limit);
        expect(page.hasMore).toBe(page.cursor !== undefined);
        seen.push(...page.blobs.map((blob) => blob.pathname));
        cursor = page.cursor;
      } while (cursor);
      expect(seen).toEqual(names);
    }
  });

  it('filters by prefix', async () => {
    await fill(['news/a.jpg', 'news/b.jpg', 'notices/a.pdf']);
    const { blobs } = await list({ prefix: 'news/' });
    expect(blobs.map((blob) => blob.pathname)).toEqual(['news/a.jpg', 'news/b.jpg']);
  });

  it('shows folders once in folded mode, across pages', async () => {
    await fill(['news/2025/a.jpg', 'news/2025/b.jpg', 'news/2026/c.jpg', 'news/z.jpg', 'a.txt']);
    const top = await list({ mode: 'folded' });
    expect([top.folders, top.blobs.map((blob) => blob.pathname)]).toEqual([['news/'], ['a.txt']]);
    const first = await list({ mode: 'folded', prefix: 'news/', limit: 2 });
    expect([first.folders, first.hasMore]).toEqual([['news/2025/', 'news/2026/'], true]);
    const rest = await list({ mode: 'folded', prefix: 'news/', limit: 2, cursor: first.cursor });
    expect(rest.blobs.map((blob) => blob.pathname)).toEqual(['news/z.jpg']);
  });

  it('rejects an unknown cursor', async () => {
    await expect(list({ cursor: 'no cursor!' })).rejects.toThrow(/Invalid cursor/);
  });
});

describe('deleting from the local store', () => {
  it('removes several files and ignores missing ones', async () => {
    const blob = await put('news/a.jpg', 'a', PUBLIC);
    await del([blob.url, `${STORE_HOST}/news/never.jpg`, 'news/../../etc/passwd']);
    await del(blob.url);
    expect((await list()).blobs).toEqual([]);
  });
});

describe('a token of the local store', () => {
  it.each([
    ['with another secret', 'vercel_blob_rw_localfiles_wrong', BlobAccessError],
    ['of another store', 'vercel_blob_rw_otherstore_secret', BlobStoreNotFoundError],
    ['that is none', 'hello', BlobAccessError],
  ])('is rejected if it is %s', async (_, token, kind) => {
    await expect(put('news/a.jpg', 'a', { ...PUBLIC, token })).rejects.toThrow(kind);
    await expect(list({ token })).rejects.toThrow(kind);
    await expect(del('news/a.jpg', { token })).rejects.toThrow(kind);
  });
});
