import { getPayloadFromClientToken, upload } from '@vercel/blob/client';
import { afterAll, describe, expect, it } from 'vitest';
import { call, startAdminCalls, tokenRequest } from '../support/store/files';

/** POST /api/blob-upload, and the uploads that its tokens allow. */

const site = await startAdminCalls();
afterAll(() => site.close());

const send = (body: unknown) => site.asAdmin('POST', '/api/blob-upload', body);

const MB = 1024 * 1024;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('the upload token', () => {
  it.each([
    ['news/tea.jpg', 'image/jpeg', MB],
    ['news/tea_2.png', 'image/png', MB],
    ['notices/form.pdf', 'application/pdf', 20 * MB],
    ['notices/form.docx', DOCX, 20 * MB],
  ])('for %s allows one file of type %s and %d bytes', async (pathname, type, bytes) => {
    const before = Date.now();
    const { status, body } = await send(tokenRequest(pathname));
    expect([status, body.success, body.type]).toEqual([200, true, 'blob.generate-client-token']);
    const token = getPayloadFromClientToken(String(body.clientToken));
    expect(token).toEqual({
      pathname,
      allowedContentTypes: [type],
      maximumSizeInBytes: bytes,
      addRandomSuffix: true,
      allowOverwrite: false,
      cacheControlMaxAge: 30 * 24 * 60 * 60,
      validUntil: expect.any(Number),
    });
    expect(Number(token.validUntil)).toBeGreaterThan(before);
    expect(Number(token.validUntil)).toBeLessThanOrEqual(Date.now() + 10 * 60 * 1000);
  });

  it('is issued for the longest pathname, and not for one character more', async () => {
    const ofLength = (length: number) => `news/${'a'.repeat(length - 9)}.jpg`;
    expect((await send(tokenRequest(ofLength(950)))).status).toBe(200);
    expect((await send(tokenRequest(ofLength(951)))).status).toBe(400);
  });
});

describe('a pathname', () => {
  it.each([
    '',
    'news/',
    'news/../notices/tea.jpg',
    'news/чай.png',
    'news/tea%2e%2e.jpg',
    'news/tea.svg',
    'news/tea.jpg.html',
    'news/form.pdf',
    'notices/form.constructor',
    null,
  ])('such as %j gets no token', async (pathname) => {
    const { status, body, text } = await send(tokenRequest(pathname));
    expect([status, body.success, body.clientToken]).toEqual([400, false, undefined]);
    // Shorter ones can be part of any message.
    if (typeof pathname === 'string' && pathname.length > 8) expect(text).not.toContain(pathname);
  });
});

describe('a request for an upload token', () => {
  it.each([
    ['that is no JSON', 'no json'],
    ['that is null', 'null'],
    ['without a payload', { type: 'blob.generate-client-token' }],
    [
      'that reports an upload as completed',
      { type: 'blob.upload-completed', payload: { blob: { pathname: 'news/tea.jpg' } } },
    ],
  ])('%s is rejected', async (_, body) => {
    const response = await send(body);
    expect([response.status, response.body.code]).toEqual([400, 'bad_request']);
  });

  it.each(['text/plain', '', 'application/jsonl'])(
    'of the content type "%s" is rejected, because HTML forms of other sites send no JSON',
    async (type) => {
      const { status, body } = await call('POST', '/api/blob-upload', {
        token: site.token,
        headers: { 'content-type': type },
        body: tokenRequest('news/tea.jpg'),
      });
      expect([status, body.code]).toEqual([400, 'bad_request']);
    },
  );

  it('with a body that is too long is rejected', async () => {
    const { status, body } = await send(tokenRequest(`news/${'a'.repeat(20_000)}.jpg`));
    expect([status, body.code]).toEqual([413, 'file_too_large']);
  });
});

describe('an upload', () => {
  const options = () => ({
    access: 'public' as const,
    handleUploadUrl: `${site.store.url}/api/blob-upload`,
    headers: { authorization: `Bearer ${site.token}` },
  });

  it("by the SDK's client gets a token from the function and stores the file", async () => {
    const progress: number[] = [];
    const blob = await upload('news/tea.jpg', Buffer.from('picture'), {
      ...options(),
      onUploadProgress: ({ percentage }) => progress.push(percentage),
    });
    expect(blob.pathname).toMatch(/^news\/tea-\w{30}\.jpg$/);
    // The SDK reports progress at most every 100 ms.
    await expect.poll(() => progress.at(-1)).toBe(100);
    const response = await fetch(`${site.store.url}/media/${blob.pathname}`);
    expect(await response.text()).toBe('picture');
    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000');
  });

  it('of a large document is sent in parts, and stored whole', async () => {
    const body = Buffer.alloc(9 * MB, 1);
    const blob = await upload('notices/form.pdf', body, { ...options(), multipart: true });
    expect(blob.contentType).toBe('application/pdf');
    const stored = await fetch(`${site.store.url}/media/${blob.pathname}`);
    expect(body.equals(Buffer.from(await stored.arrayBuffer()))).toBe(true);
  });
});
