import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../local/database/embedded';
import { type Client, startBackend } from '../support/database/backend';

/** What people with an account try by hand-made requests (docs/security.md). */

const backend = await startBackend();
afterAll(() => backend.close());
const [admin, writer] = await Promise.all([
  backend.signIn(DEMO_ADMIN),
  backend.signIn(DEMO_WRITER),
]);

const REFUSED = '42501';
const DUPLICATE = '23505';

let number = 0;
const article = (columns: object = {}) => {
  number += 1;
  return { id: crypto.randomUUID(), title: `Attacked ${number}`, content: 'Text', ...columns };
};
const notice = (id: string) =>
  ({ id, title: 'A notice', type: 'link', link: 'https://mfa.go.ke', status: 'draft' }) as const;
const draft = (columns: object = {}) =>
  ({
    kind: 'news',
    item_id: crypto.randomUUID(),
    title: 'Text',
    form_values: { title_en: 'Text' },
    ...columns,
  }) as const;
const codeOf = ({ error }: { error: { code: string } | null }) => error?.code;

async function published(columns: object = {}): Promise<{ id: string; slug: string }> {
  const row = article({ status: 'published', ...columns });
  const { data } = await admin.from('news').insert(row).select('id, slug').single().throwOnError();
  return data;
}

const versionsOf = async (id: string): Promise<number> => {
  const versions = admin.from('history').select('id').eq('item_id', id).eq('has_item', true);
  return (await versions.throwOnError()).data.length;
};

const earlierSlugsOf = async (id: string): Promise<string[]> => {
  const query = backend.visitor().from('earlier_slugs').select('slug').eq('news_id', id);
  return (await query.throwOnError()).data.map(({ slug }) => slug);
};

describe('an id', () => {
  it('of a published article is not taken by a notice, whose saves would remove its versions', async () => {
    const { id } = await published();
    expect(codeOf(await writer.from('notices').insert(notice(id)))).toBe(DUPLICATE);
    expect(await versionsOf(id)).toBe(1);
  });

  it('of an article in the bin is not taken by a draft, which would prevent its restoring', async () => {
    const { id } = await published();
    await admin.from('news').delete().eq('id', id).throwOnError();
    expect(codeOf(await writer.from('news').insert(article({ id })))).toBe(DUPLICATE);
    expect(codeOf(await writer.from('notices').insert(notice(id)))).toBe(DUPLICATE);
    const call = admin.rpc('restore_from_bin', { item_kind: 'news', item_id: id });
    expect((await call.throwOnError()).data).toMatchObject([{ kind: 'news' }]);
  });
});

describe('an earlier slug of a published article', () => {
  it('is not taken by a draft, nor by a scheduled article', async () => {
    const { id, slug } = await published();
    await admin
      .from('news')
      .update({ slug: `${slug}-new` })
      .eq('id', id)
      .throwOnError();
    const taken = await writer.from('news').insert(article({ slug }));
    expect(taken.error).toMatchObject({ code: DUPLICATE });
    expect(taken.error?.message).toContain('news_slug_unique');
    const draft = article();
    await writer.from('news').insert(draft).throwOnError();
    const renamed = await writer.from('news').update({ slug }).eq('id', draft.id);
    expect(codeOf(renamed)).toBe(DUPLICATE);
    const later = { slug, status: 'published', published_at: '2126-01-01T00:00:00Z' };
    expect(codeOf(await admin.from('news').insert(article(later)))).toBe(DUPLICATE);
    expect(await earlierSlugsOf(id)).toEqual([slug]);
  });
});

describe('a draft', () => {
  const URL = 'https://store.public.blob.vercel-storage.com/news/tea.jpg';

  const stored = async (client: Client, columns: object = {}) => {
    const inserted = client.from('drafts').insert(draft(columns)).select('*').single();
    return (await inserted.throwOnError()).data;
  };
  type Draft = Awaited<ReturnType<typeof stored>>;
  const now = async ({ id }: Draft): Promise<Draft[]> =>
    (await admin.from('drafts').select('*').eq('id', id).throwOnError()).data;
  /** Tries each change, and returns the codes of the answers; the row has to stay as it is. */
  const codesOf = async (client: Client, row: Draft, changes: object[]) => {
    const codes = [];
    for (const change of changes) {
      codes.push(codeOf(await client.from('drafts').update(change).eq('id', row.id)));
    }
    expect(await now(row)).toEqual([row]);
    return codes;
  };

  it('retains the files that it names, in its texts too', async () => {
    const form_values = {
      images: { additional: [{ url: URL }] },
      content_en: `![](${URL}2)`,
      [`${URL}3`]: {},
      title_en: `"${URL}4"`,
    };
    const { files } = await stored(writer, { form_values });
    expect(files.toSorted()).toEqual([URL, `${URL}2`, `${URL}4`]);
  });

  it('of a colleague does not tell a writer its title by the files that it names', async () => {
    const { item_id } = await stored(admin, { form_values: { image_en: `${URL}5` } });
    const named = writer.rpc('file_references', { urls: [`${URL}5`] });
    expect((await named.throwOnError()).data).toMatchObject([{ item_id, title: '' }]);
  });

  it('has no other author, and no answer, from the person who writes it', async () => {
    const { id } = await stored(writer, { state: 'waiting' });
    const { author_id } = await stored(admin);
    for (const columns of [{ author_id }, { state: 'returned' }, { state: 'published' }]) {
      expect(codeOf(await writer.from('drafts').insert(draft(columns)))).toBe(REFUSED);
    }
    const answer = { state: 'returned' as const, note: 'Add the date' };
    const returned = admin.from('drafts').update(answer).eq('id', id).select('*').single();
    const row = (await returned.throwOnError()).data;
    const note = 'Fine';
    const changes = [{ author_id }, { note }, { state: 'open', note }, { state: 'published' }];
    expect(await codesOf(writer, row, changes)).toEqual(changes.map(() => REFUSED));
  });

  it('gets an answer from an admin, and no other text', async () => {
    const [open, waiting] = [await stored(writer), await stored(writer, { state: 'waiting' })];
    const texts = [
      { title: 'Other' },
      { form_values: { title_en: 'Other' }, state: 'published' },
      { base_revision: 1, state: 'published' },
      { taken: { id: open.id, revision: 1 }, state: 'published' },
      { form_values: {}, state: 'returned' },
      { note: 'Without an answer' },
      { state: 'open' },
    ];
    expect(await codesOf(admin, waiting, texts)).toEqual(texts.map(() => REFUSED));
    const early = [{ state: 'returned' }, { state: 'waiting' }];
    expect(await codesOf(admin, open, early)).toEqual(early.map(() => REFUSED));
  });

  it('of an admin is answered by another person', async () => {
    const row = await stored(admin, { state: 'waiting' });
    expect(await codesOf(admin, row, [{ state: 'published' }, { state: 'returned' }])).toEqual([
      REFUSED,
      REFUSED,
    ]);
  });
});

it('the history names a deleted file by its address, and by no other text', async () => {
  const log = async (url: string) => (await writer.rpc('log_file_deletion', { url })).error;
  const folder = 'https://store.public.blob.vercel-storage.com/news';
  expect(await log(`${folder}/gone.jpg`)).toBeNull();
  for (const url of ['https://example.org/a.jpg', `${folder}/\u202egpj.tea`])
    expect(await log(url)).not.toBeNull();
});
