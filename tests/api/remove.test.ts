import { randomUUID } from 'node:crypto';
import { list, put } from '@vercel/blob';
import { afterAll, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, STORE_HOST, startAdminCalls } from '../support/store/files';

/** DELETE /api/blob-delete?url= */

const site = await startAdminCalls();
afterAll(() => site.close());

const store = (pathname: string) =>
  put(pathname, 'x', { access: 'public', token: LOCAL_TOKEN, addRandomSuffix: true });

const remove = (url: string) =>
  site.asAdmin('DELETE', `/api/blob-delete?${new URLSearchParams({ url })}`);

const isStored = async (url: string): Promise<boolean> =>
  (await list()).blobs.some((blob) => blob.url === url);

describe('deleting a file', () => {
  it.each(['news/tea.jpg', 'notices/2026/form.pdf'])(
    'removes %s, and succeeds again if it is already removed',
    async (pathname) => {
      const { url } = await store(pathname);
      for (const _ of ['first', 'again']) {
        const { status, body } = await remove(url);
        expect([status, body]).toEqual([200, { success: true }]);
        expect(await isStored(url)).toBe(false);
      }
    },
  );

  it('that a notice names fails until no row, version or item of the bin refers to it', async () => {
    const { url } = await store('notices/form_2-1.pdf');
    const id = randomUUID();
    const notices = () => site.client.from('notices');
    const notice = { id, title: 'Form', type: 'document', file_url: url } as const;
    await notices().insert(notice).throwOnError();
    const changes = [
      () => undefined,
      () => notices().update({ type: 'text' }).eq('id', id).throwOnError(),
      () => notices().delete().eq('id', id).throwOnError(),
    ];
    for (const change of changes) {
      await change();
      const { status, body } = await remove(url);
      expect([status, body.code, await isStored(url)]).toEqual([409, 'in_use', true]);
    }
    const item = { item_kind: 'notices', item_id: id } as const;
    expect((await site.client.rpc('purge_from_bin', item).throwOnError()).data).toEqual([url]);
    expect((await remove(url)).status).toBe(200);
    expect(await isStored(url)).toBe(false);
  });
});

describe('the URL to delete', () => {
  const host = STORE_HOST.slice('https://'.length);

  it.each([
    '',
    `https://${host}.example.org/news/tea.jpg`,
    `https://x@${host}/news/tea.jpg`,
    `https://${host.toUpperCase()}/news/tea.jpg`,
    'https://other.public.blob.vercel-storage.com/news/tea.jpg',
    `${STORE_HOST}/private/tea.jpg`,
    `${STORE_HOST}/news/`,
    `${STORE_HOST}/news/../private/tea.jpg`,
    `${STORE_HOST}/news/%2e%2e/private/tea.jpg`,
    `${STORE_HOST}/news/tea.jpg?download=1`,
    `${STORE_HOST}/news/${'a'.repeat(10_000)}.jpg`,
  ])('is rejected and not repeated in the response: %s', async (url) => {
    const { status, body, text } = await remove(url);
    expect([status, body.code]).toEqual([400, 'bad_request']);
    if (url) expect(text).not.toContain(url);
  });

  it.each([
    ['none', ''],
    ['a good one before a bad one', '?url=A&url=https://evil.example/x'],
  ])('is required exactly once, not %s', async (_, query) => {
    const path = `/api/blob-delete${query.replaceAll('A', `${STORE_HOST}/news/tea.jpg`)}`;
    expect((await site.asAdmin('DELETE', path)).status).toBe(400);
  });
});
