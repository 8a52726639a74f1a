import {
  BlobAccessError,
  BlobClientTokenExpiredError,
  BlobContentTypeNotAllowedError,
  BlobFileTooLargeError,
  BlobPathnameMismatchError,
  del,
  list,
} from '@vercel/blob';
import { generateClientTokenFromReadWriteToken, put } from '@vercel/blob/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, type Store, startStore } from '../support/files';

/** The local store as the browser's half of the SDK sees it: one token, one file. */

let store: Store;

beforeEach(async () => {
  store = await startStore();
});
afterEach(() => store.close());

const tokenFor = (limits: object = {}): Promise<string> =>
  generateClientTokenFromReadWriteToken({
    token: LOCAL_TOKEN,
    pathname: 'news/tea.jpg',
    allowedContentTypes: ['image/jpeg', 'image/png'],
    maximumSizeInBytes: 1000,
    validUntil: Date.now() + 60_000,
    addRandomSuffix: true,
    ...limits,
  });

const send = async (token: string, options: object = {}, pathname = 'news/tea.jpg', bytes = 10) =>
  put(pathname, Buffer.alloc(bytes), { access: 'public', token, ...options });

describe('a client token', () => {
  it('stores the one file it was issued for, under the rules it carries', async () => {
    const token = await tokenFor({ cacheControlMaxAge: 3600 });
    const blob = await send(token);
    expect(blob.pathname).toMatch(/^news\/tea-\w{30}\.jpg$/);
    const answer = await fetch(`${store.url}/media/${blob.pathname}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('overwrites only when it says so', async () => {
    await send(await tokenFor({ addRandomSuffix: false }));
    await expect(send(await tokenFor({ addRandomSuffix: false }))).rejects.toThrow(/exists/);
    await send(await tokenFor({ addRandomSuffix: false, allowOverwrite: true }));
  });

  it('is of no use for another pathname', async () => {
    await expect(send(await tokenFor(), {}, 'news/coffee.jpg')).rejects.toThrow(
      BlobPathnameMismatchError,
    );
  });

  it('is of no use after its time', async () => {
    const token = await tokenFor({ validUntil: Date.now() - 1 });
    await expect(send(token)).rejects.toThrow(BlobClientTokenExpiredError);
  });

  it.each(['text/html', 'image/svg+xml', 'image/jpegx'])(
    'does not store the type %s that it does not name',
    async (contentType) => {
      await expect(send(await tokenFor(), { contentType })).rejects.toThrow(
        BlobContentTypeNotAllowedError,
      );
    },
  );

  it('goes by the ending where the sender names no type', async () => {
    const token = await tokenFor({ pathname: 'news/tea.html' });
    await expect(send(token, {}, 'news/tea.html')).rejects.toThrow(BlobContentTypeNotAllowedError);
  });

  it('takes a file of exactly its size and none that is larger', async () => {
    await send(await tokenFor(), {}, 'news/tea.jpg', 1000);
    await expect(send(await tokenFor(), {}, 'news/tea.jpg', 1001)).rejects.toThrow(
      BlobFileTooLargeError,
    );
    expect((await list()).blobs).toHaveLength(1);
  });

  it('limits the whole of an upload in parts', async () => {
    const token = await tokenFor({ maximumSizeInBytes: 9_000_000 });
    const options = { multipart: true };
    await send(token, options, 'news/tea.jpg', 9_000_000);
    await expect(send(token, options, 'news/tea.jpg', 9_000_001)).rejects.toThrow(
      BlobFileTooLargeError,
    );
    expect((await list()).blobs).toHaveLength(1);
  });

  it('neither lists nor deletes', async () => {
    const token = await tokenFor();
    const blob = await send(token);
    await expect(list({ token })).rejects.toThrow(/client token/);
    await expect(del(blob.url, { token })).rejects.toThrow(/client token/);
    expect((await list()).blobs).toHaveLength(1);
  });

  it('whose limits were changed by its bearer is refused', async () => {
    const [start, encoded = ''] = (await tokenFor()).split(/_(?=[^_]+$)/);
    const [signature, payload = ''] = Buffer.from(encoded, 'base64').toString().split('.');
    const limits = JSON.parse(Buffer.from(payload, 'base64').toString());
    const wider = btoa(JSON.stringify({ ...limits, maximumSizeInBytes: 1e9 }));
    const forged = `${start}_${btoa(`${signature}.${wider}`)}`;
    await expect(send(forged)).rejects.toThrow(BlobAccessError);
  });
});

describe('an upload that breaks off', () => {
  it('leaves nothing behind', async () => {
    const token = await tokenFor({ maximumSizeInBytes: 1e6 });
    const abort = new AbortController();
    const half = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(5000));
        setTimeout(() => abort.abort(), 50);
      },
    });
    const options = { access: 'public', token, abortSignal: abort.signal } as const;
    await expect(put('news/tea.jpg', half, options)).rejects.toThrow(/aborted/);
    await expect.poll(() => store.store.disk.all()).toEqual([]);
    await expect.poll(() => store.store.disk.orphans()).toEqual([]);
  });
});
