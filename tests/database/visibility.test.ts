// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_VISITOR } from '../../supabase/embedded';
import { type Backend, type Client, startBackend } from '../support/backend';

/** Spec 6: what the public may not see of news, by any way of asking. */

let backend: Backend;
let admin: Client;
let outsiders: Record<'visitor' | 'member', Client>;
let draft: { id: string; slug: string };
let scheduled: { id: string; slug: string };

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.signIn(DEMO_ADMIN);
  outsiders = { visitor: backend.visitor(), member: await backend.signIn(DEMO_VISITOR) };
  const article = { title: 'Confidential plan', content: 'xyzzy' };
  const insert = (extra: object) =>
    admin
      .from('news')
      .insert({ ...article, ...extra })
      .select('id, slug')
      .single()
      .throwOnError();
  draft = (await insert({ status: 'draft', published_at: daysFromNow(-1) })).data;
  scheduled = (await insert({ status: 'published', published_at: daysFromNow(1) })).data;
});

afterAll(() => backend?.close());

const count = async (client: Client) =>
  (await client.from('news').select('id', { count: 'exact', head: true }).throwOnError()).count;

describe.each(['visitor', 'member'] as const)('a %s', (who) => {
  it('finds neither a draft nor a scheduled article by id or slug', async () => {
    const client = outsiders[who];
    for (const { id, slug } of [draft, scheduled]) {
      const byId = await client.from('news').select('id').eq('id', id).throwOnError();
      const bySlug = await client.from('news').select('id').eq('slug', slug).throwOnError();
      expect([byId.data, bySlug.data]).toEqual([[], []]);
    }
  });

  it('finds none by status, date or words either', async () => {
    const news = () => outsiders[who].from('news').select('id');
    const answers = await Promise.all([
      news().eq('status', 'draft'),
      news().gt('published_at', new Date().toISOString()),
      news().is('published_at', null),
      news().ilike('content', '%xyzzy%'),
      news().or(`id.eq.${draft.id},title.eq.Confidential plan`),
      news().not('status', 'eq', 'published'),
    ]);
    expect(answers.map(({ data, error }) => ({ data, error }))).toEqual(
      answers.map(() => ({ data: [], error: null })),
    );
  });

  it('counts only what is on the public list', async () => {
    const client = outsiders[who];
    const { count: listed } = await client
      .from('news')
      .select('id', { count: 'exact', head: true })
      .eq('status', 'published')
      .lte('published_at', new Date().toISOString());
    expect(await count(client)).toBe(listed);
    expect(await count(admin)).toBeGreaterThan(listed ?? Number.POSITIVE_INFINITY);
  });

  it('sees no hidden article through its category', async () => {
    const { data } = await outsiders[who]
      .from('news_categories')
      .select('slug, news(status, published_at)')
      .throwOnError();
    const seen = data.flatMap((category) => category.news);
    expect(seen.length).toBeGreaterThan(0);
    const hidden = seen.filter(
      (item) => item.status !== 'published' || Date.parse(item.published_at ?? '') > Date.now(),
    );
    expect(hidden).toEqual([]);
  });
});

describe('an admin', () => {
  it('sees drafts and scheduled articles', async () => {
    const { data } = await admin.from('news').select('id').in('id', [draft.id, scheduled.id]);
    expect(data).toHaveLength(2);
  });

  it('withdraws a published article from public view by making it a draft', async () => {
    const article = { title: 'Shortly public', content: 'Text', status: 'published' } as const;
    const { data } = await admin.from('news').insert(article).select('id').single().throwOnError();
    const seen = async () =>
      (await outsiders.visitor.from('news').select('id').eq('id', data.id).throwOnError()).data;
    expect(await seen()).toHaveLength(1);
    await admin.from('news').update({ status: 'draft' }).eq('id', data.id).throwOnError();
    expect(await seen()).toEqual([]);
  });

  it('brings a scheduled article forward by giving it a date that has come', async () => {
    await admin
      .from('news')
      .update({ published_at: daysFromNow(-1) })
      .eq('id', scheduled.id);
    const { data } = await outsiders.visitor.from('news').select('id').eq('id', scheduled.id);
    expect(data).toEqual([{ id: scheduled.id }]);
  });
});
