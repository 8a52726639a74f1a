import { randomUUID } from 'node:crypto';
import { list, put } from '@vercel/blob';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../local/database/embedded';
import { call, LOCAL_TOKEN, STORE_HOST, startAdminCalls } from '../support/store/files';

/** DELETE /api/blob-delete?url= */

const site = await startAdminCalls();
afterAll(() => site.close());

const store = (pathname: string) =>
  put(pathname, 'x', { access: 'public', token: LOCAL_TOKEN, addRandomSuffix: true });

const remove = (url: string) =>
  site.asAdmin('DELETE', `/api/blob-delete?${new URLSearchParams({ url })}`);

const isStored = async (url: string): Promise<boolean> =>
  (await list()).blobs.some((blob) => blob.url === url);

/** Deletes an item of the bin permanently. */
const purge = async (item_kind: 'news' | 'notices', item_id: string) =>
  site.client.rpc('purge_from_bin', { item_kind, item_id }).throwOnError();

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

  const news = (row: object) =>
    ({ table: 'news', row: { title: 'Tea', slug: '', content: 'Tea.', ...row } }) as const;
  const notices = (row: object) =>
    ({ table: 'notices', row: { title: 'Form', type: 'document', ...row } }) as const;

  it.each([
    ['the picture of a draft', (url: string) => news({ featured_image_url: url })],
    ['the file of a notice', (url: string) => notices({ file_url: url })],
    [
      'linked in the text of an article by its path on the site',
      (url: string) => news({ content: `[The form](/media${new URL(url).pathname})` }),
    ],
  ])('that is %s fails until no row refers to it', async (_, make) => {
    const { url } = await store('news/tea_2-1.jpg');
    const { table, row } = make(url);
    const id = randomUUID();
    const { error } = await site.client.from(table).insert({ ...row, id } as never);
    expect(error).toBeNull();
    const rejected = await remove(url);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'in_use']);
    expect(await isStored(url)).toBe(true);
    await site.client.from(table).delete().eq('id', id);
    const binned = await remove(url);
    expect([binned.status, binned.body.code]).toEqual([409, 'in_use']);
    await purge(table, id);
    expect((await remove(url)).status).toBe(200);
    expect(await isStored(url)).toBe(false);
  });
});

describe('deleting a file that no item names any more', () => {
  const article = (url: string) => ({ title: 'Tea', content: 'Tea.', additional_images: [url] });
  const isRejected = async (url: string) => {
    const { status, body } = await remove(url);
    return status === 409 && body.code === 'in_use';
  };

  it('fails as long as a version names it, which is until the item is deleted permanently', async () => {
    const { url } = await store('news/earlier.jpg');
    const { data } = await site.client
      .from('news')
      .insert(article(url))
      .select('id')
      .throwOnError();
    const id = data[0]?.id ?? '';
    await site.client.from('news').update({ additional_images: [] }).eq('id', id).throwOnError();
    expect(await isRejected(url)).toBe(true);
    await site.client.from('news').delete().eq('id', id).throwOnError();
    expect(await isRejected(url)).toBe(true);
    await purge('news', id);
    expect((await remove(url)).status).toBe(200);
  });

  const naming = (url: string) =>
    ({ kind: 'news', item_id: randomUUID(), form_values: { image: { url } } }) as const;

  it('fails as long as a draft names it, also for a colleague who does not read that', async () => {
    const { url } = await store('news/typed.jpg');
    const draft = naming(url);
    const drafts = () => site.client.from('drafts');
    await drafts().insert(draft).throwOnError();
    expect(await isRejected(url)).toBe(true);
    const writer = await site.backend.signIn(DEMO_WRITER);
    const token = (await writer.auth.getSession()).data.session?.access_token ?? '';
    const query = new URLSearchParams({ url });
    const asWriter = await call('DELETE', `/api/blob-delete?${query}`, { token });
    expect([asWriter.status, asWriter.body.code]).toEqual([409, 'in_use']);
    await drafts().update({ form_values: {} }).eq('item_id', draft.item_id).throwOnError();
    expect((await remove(url)).status).toBe(200);
  });

  it('does not fail because of the draft of somebody who has lost the role', async () => {
    const { url } = await store('news/left.jpg');
    const writer = await site.backend.signIn(DEMO_WRITER);
    const { data } = await writer.auth.getUser();
    await writer.from('drafts').insert(naming(url)).throwOnError();
    expect(await isRejected(url)).toBe(true);
    const account = data.user?.id ?? '';
    await site.client.rpc('set_role', { account, new_role: null as never }).throwOnError();
    expect((await remove(url)).status).toBe(200);
    await site.client.rpc('set_role', { account, new_role: 'writer' }).throwOnError();
  });
});

describe('the history of file deletions', () => {
  const entries = async (url: string) => {
    const { data } = await site.client
      .from('history')
      .select('actor_name, kind, action')
      .eq('title', url)
      .order('id')
      .throwOnError();
    return data;
  };
  const entry = (action: string) => ({ actor_name: DEMO_ADMIN.email, kind: 'files', action });

  it('records a deletion at which the store then failed', async () => {
    const { url } = await store('news/kept.jpg');
    vi.stubEnv('VERCEL_BLOB_API_URL', 'http://127.0.0.1:1');
    const { status } = await remove(url);
    vi.stubEnv('VERCEL_BLOB_API_URL', site.store.url);
    expect(status).toBe(503);
    expect(await entries(url)).toEqual([entry('delete'), entry('keep')]);
    expect(await isStored(url)).toBe(true);
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
