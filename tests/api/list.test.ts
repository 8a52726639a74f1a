import { put } from '@vercel/blob';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, startAdminCalls } from '../support/store/files';

/** GET /api/blob-list */

interface Listed {
  url: string;
  pathname: string;
  size: number;
  uploadedAt: string;
  isUsed: boolean;
}

const site = await startAdminCalls();
afterAll(() => site.close());

const names = Array.from({ length: 120 }, (_, n) => `news/${String(n).padStart(3, '0')}-tea.jpg`);
const urls = new Map<string, string>();

beforeAll(async () => {
  for (const name of [...names, 'notices/2026/form.pdf', 'other/secret.txt']) {
    const { url } = await put(name, 'four', { access: 'public', token: LOCAL_TOKEN });
    urls.set(name, url);
  }
});

const send = async (query: Record<string, string> = {}) => {
  const response = await site.asAdmin('GET', `/api/blob-list?${new URLSearchParams(query)}`);
  return { ...response, blobs: (response.body.blobs ?? []) as Listed[] };
};

const urlOf = (name: string | undefined): string => urls.get(name ?? '') ?? '';

describe('the list of files', () => {
  it('has at most 100 files a page and a cursor for the next page', async () => {
    const first = await send();
    expect([first.status, first.blobs.length, first.body.hasMore]).toEqual([200, 100, true]);
    const rest = await send({ cursor: String(first.body.cursor) });
    expect([rest.body.hasMore, rest.body.cursor]).toEqual([false, undefined]);
    const seen = [...first.blobs, ...rest.blobs].map((blob) => blob.pathname);
    expect(seen).toEqual([...names, 'notices/2026/form.pdf']);
  });

  it('has URL, size in bytes and upload time of each file', async () => {
    const { blobs } = await send({ prefix: 'notices/' });
    expect(blobs).toEqual([
      {
        url: urlOf('notices/2026/form.pdf'),
        pathname: 'notices/2026/form.pdf',
        size: 4,
        uploadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        isUsed: false,
      },
    ]);
  });

  it("contains the site's folders only", async () => {
    const top = await send({ mode: 'folded' });
    expect(top.body.folders).toEqual(['news/', 'notices/']);
    const inside = await send({ mode: 'folded', prefix: 'notices/' });
    expect([inside.body.folders, inside.blobs]).toEqual([['notices/2026/'], []]);
  });

  it('says that an article, an earlier version of it, the bin or a draft uses a file', async () => {
    const [unused, earlier, current, binned, typed] = names.slice(9);
    const news = () => site.client.from('news');
    const images = (...files: (string | undefined)[]) => ({
      additional_images: files.map((name) => urlOf(name)),
    });
    const insert = async (title: string, ...files: (string | undefined)[]) => {
      const row = { title, content: 'x', ...images(...files) };
      const { data } = await news().insert(row).select('id').single().throwOnError();
      return data.id;
    };
    const id = await insert('Changed', earlier, current);
    await news().update(images(current)).eq('id', id).throwOnError();
    const deleted = await insert('Deleted', binned);
    await news().delete().eq('id', deleted).throwOnError();
    const draft = { kind: 'news', item_id: id, title: 'Typed' } as const;
    await site.client
      .from('drafts')
      .insert({ ...draft, form_values: images(current, typed) })
      .throwOnError();
    const { blobs } = await send({ prefix: 'news/' });
    const isUsed = [unused, earlier, current, binned, typed].map(
      (name) => blobs.find(({ pathname }) => pathname === name)?.isUsed,
    );
    expect(isUsed).toEqual([false, true, true, true, true]);
  });

  it.each<Record<string, string>>([
    { limit: '0' },
    { limit: '101' },
    { prefix: 'other/' },
    { prefix: 'news/../other/' },
    { prefix: `news/${'a'.repeat(950)}` },
    { cursor: 'x'.repeat(2049) },
  ])('rejects %j', async (query) => {
    const { status, body } = await send(query);
    expect([status, body.success]).toEqual([400, false]);
  });
});
