import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../supabase/embedded';
import { type Client, startBackend } from '../support/database/backend';

/** Decision 0039: what a writer may do, and what a writer tries who wants to do more. */

const backend = await startBackend();
afterAll(() => backend.close());
const admin = await backend.signIn(DEMO_ADMIN);
const writer = await backend.signIn(DEMO_WRITER);

const idOf = async (client: Client): Promise<string> =>
  (await client.auth.getSession()).data.session?.user.id ?? '';

const article = { title: 'By a writer', content: 'Text' } as const;
const notice = { title: 'By a writer', type: 'link', link: 'https://mfa.go.ke' } as const;
const REFUSED = '42501';

async function articleOfAdmin(status: 'draft' | 'published'): Promise<string> {
  const { data } = await admin
    .from('news')
    .insert({ ...article, status })
    .select('id')
    .throwOnError();
  return data[0]?.id ?? '';
}

const stored = async (id: string) => {
  const query = admin.from('news').select('title, status, published_at').eq('id', id);
  return (await query.throwOnError()).data;
};

describe('a writer', () => {
  it('creates drafts under their own name and changes those of colleagues', async () => {
    await writer.from('news').insert(article).throwOnError();
    await writer
      .from('notices')
      .insert({ ...notice, status: 'draft' })
      .throwOnError();
    const id = await articleOfAdmin('draft');
    const change = { title: 'Corrected', published_at: '2126-01-01T00:00:00Z' };
    const { data } = await writer
      .from('news')
      .update(change)
      .eq('id', id)
      .select('id')
      .throwOnError();
    expect(data).toEqual([{ id }]);
    expect(await stored(id)).toMatchObject([{ title: 'Corrected', status: 'draft' }]);
  });
});

describe('a writer who wants to publish', () => {
  it.each([
    ['published', { status: 'published' }],
    ['pinned', { status: 'published', pinned: true }],
    ['with the status left out', {}],
  ] as const)('is refused to insert a notice %s', async (_, values) => {
    expect((await writer.from('notices').insert({ ...notice, ...values })).error?.code).toBe(
      REFUSED,
    );
  });

  it('is refused to publish by an upsert over a draft', async () => {
    const id = await articleOfAdmin('draft');
    const row = { ...article, id, status: 'published' } as const;
    expect((await writer.from('news').upsert(row)).error?.code).toBe(REFUSED);
    expect(await stored(id)).toMatchObject([{ status: 'draft' }]);
  });
});

describe('a writer and an article that visitors see', () => {
  let id: string;
  beforeEach(async () => {
    id = await articleOfAdmin('published');
  });

  it('cannot be replaced by an upsert of a draft', async () => {
    const row = { ...article, id, title: 'Replaced', status: 'draft' } as const;
    expect((await writer.from('news').upsert(row)).error?.code).toBe(REFUSED);
    expect(await stored(id)).toMatchObject([{ title: article.title, status: 'published' }]);
  });
});

describe('a writer who wants more rights', () => {
  it('cannot write under the name of a colleague', async () => {
    const author_id = await idOf(admin);
    expect((await writer.from('news').insert({ ...article, author_id })).error?.code).toBe(REFUSED);
  });
});
