import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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
import { LOCAL_TOKEN, type Store, startStore } from '../support/store/files';

/** The local store with the SDK's client: a token is for one file. */

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
  it("stores the file it was issued for, with the token's options", async () => {
    const token = await tokenFor({ cacheControlMaxAge: 3600 });
    const blob = await send(token);
    expect(blob.pathname).toMatch(/^news\/tea-\w{30}\.jpg$/);
    const response = await fetch(`${store.url}/media/${blob.pathname}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('overwrites only if its options allow it', async () => {
    await send(await tokenFor({ addRandomSuffix: false }));
    await expect(send(await tokenFor({ addRandomSuffix: false }))).rejects.toThrow(/exists/);
    await send(await tokenFor({ addRandomSuffix: false, allowOverwrite: true }));
  });

  it('is rejected for another pathname', async () => {
    await expect(send(await tokenFor(), {}, 'news/coffee.jpg')).rejects.toThrow(
      BlobPathnameMismatchError,
    );
  });

  it('is rejected after it has expired', async () => {
    const token = await tokenFor({ validUntil: Date.now() - 1 });
    await expect(send(token)).rejects.toThrow(BlobClientTokenExpiredError);
  });

  it.each(['text/html', 'image/svg+xml', 'image/jpegx'])(
    'does not store the type %s, which it does not allow',
    async (contentType) => {
      await expect(send(await tokenFor(), { contentType })).rejects.toThrow(
        BlobContentTypeNotAllowedError,
      );
    },
  );

  it('uses the extension if the request has no content type', async () => {
    const token = await tokenFor({ pathname: 'news/tea.html' });
    await expect(send(token, {}, 'news/tea.html')).rejects.toThrow(BlobContentTypeNotAllowedError);
  });

  it('accepts a file of exactly its maximum size, and none that is larger', async () => {
    await send(await tokenFor(), {}, 'news/tea.jpg', 1000);
    await expect(send(await tokenFor(), {}, 'news/tea.jpg', 1001)).rejects.toThrow(
      BlobFileTooLargeError,
    );
    expect((await list()).blobs).toHaveLength(1);
  });

  it('limits the total size of a multipart upload', async () => {
    const token = await tokenFor({ maximumSizeInBytes: 9_000_000 });
    const options = { multipart: true };
    await send(token, options, 'news/tea.jpg', 9_000_000);
    await expect(send(token, options, 'news/tea.jpg', 9_000_001)).rejects.toThrow(
      BlobFileTooLargeError,
    );
    expect((await list()).blobs).toHaveLength(1);
  });

  it('neither lists nor deletes files', async () => {
    const token = await tokenFor();
    const blob = await send(token);
    await expect(list({ token })).rejects.toThrow(/client token/);
    await expect(del(blob.url, { token })).rejects.toThrow(/client token/);
    expect((await list()).blobs).toHaveLength(1);
  });

  it('is rejected if its bearer has changed its limits', async () => {
    const [start, encoded = ''] = (await tokenFor()).split(/_(?=[^_]+$)/);
    const [signature, payload = ''] = Buffer.from(encoded, 'base64').toString().split('.');
    const limits = JSON.parse(Buffer.from(payload, 'base64').toString());
    const wider = btoa(JSON.stringify({ ...limits, maximumSizeInBytes: 1e9 }));
    const forged = `${start}_${btoa(`${signature}.${wider}`)}`;
    await expect(send(forged)).rejects.toThrow(BlobAccessError);
  });
});

describe('an upload whose connection breaks', () => {
  it('leaves no file', async () => {
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
    await expect.poll(() => readdirSync(join(store.store.disk.folder, 'contents'))).toEqual([]);
    expect(store.store.disk.all()).toEqual([]);
  });
});
