import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../local/database/embedded';
import { allKinds, hasDrafts } from '../../src/staff/kinds/kinds';
import { type Client, startBackend } from '../support/database/backend';
import { fullRows } from '../support/database/fullRows';

/**
 * What somebody has typed and what became of it (decisions 0036, 0046); who may do what of it is in rights.test.ts and
 * attacks.test.ts.
 */

const backend = await startBackend();
afterAll(() => backend.close());
const [admin, writer] = await Promise.all([
  backend.signIn(DEMO_ADMIN),
  backend.signIn(DEMO_WRITER),
]);

const TEXT = { title: 'Tea!' };

const typed = (columns: object = {}) =>
  ({ kind: 'news', item_id: crypto.randomUUID(), columns: TEXT, ...columns }) as const;
const store = async (client: Client, columns?: object) => {
  const inserted = client.from('revisions').insert(typed(columns)).select('*').single();
  return (await inserted.throwOnError()).data;
};
type Revision = Awaited<ReturnType<typeof store>>;
/** Changes a revision, and returns it as stored afterwards; undefined if it is gone. */
const change = async (client: Client, { id }: Revision, columns: object) => {
  await client.from('revisions').update(columns).eq('id', id).throwOnError();
  return now({ id });
};
const now = async ({ id }: Pick<Revision, 'id'>): Promise<Revision | undefined> =>
  (await admin.from('revisions').select('*').eq('id', id).throwOnError()).data[0];
/** Inserts a revision as the writer, and returns why it is rejected. */
const rejection = async (columns: object) =>
  (await writer.from('revisions').insert(typed(columns) as never)).error?.message;

type Kind = Revision['kind'];

const drafts = allKinds.filter(hasDrafts);

/** Inserts an item, and returns its id. */
const item = async (kind: Kind, status: 'draft' | 'published' = 'draft') => {
  // Of an article another one has the slug.
  const [{ slug, ...row } = {}] = fullRows(kind, '');
  const inserted = admin
    .from(kind)
    .insert({ ...row, ...(hasDrafts(kind) && { status }) } as never)
    .select('id')
    .single();
  return (await inserted.throwOnError()).data.id;
};

describe('a revision', () => {
  it('has its author, the time and the number of its text, which change with the text alone', async () => {
    const row = await store(writer, { title: 'Tea!', base_revision: 3 });
    expect(row).toMatchObject({ author_name: DEMO_WRITER.email, state: 'open', revision: 1 });
    const waiting = await change(writer, row, { state: 'waiting' });
    expect(waiting).toMatchObject({ revision: 1, saved_at: row.saved_at });
    for (const [index, text] of [
      { columns: { title: 'Tea' } },
      { title: 'Tea' },
      { base_revision: 4 },
      { taken: { id: row.id, revision: 1 } },
    ].entries()) {
      const changed = await change(writer, row, text);
      expect(changed?.revision).toBe(index + 2);
      expect(changed?.saved_at).not.toBe(row.saved_at);
    }
  });

  it('is one for each item and author', async () => {
    const { item_id } = await store(writer);
    expect(await rejection({ item_id })).toContain('revisions_once');
    expect(await store(admin, { item_id })).toMatchObject({ item_id });
  });

  it('is gone once its author empties it, and an empty one leaves nothing', async () => {
    expect(await change(writer, await store(writer), { columns: {} })).toBeUndefined();
    expect(await now(await store(writer, { columns: {} }))).toBeUndefined();
  });

  it.each([
    ['revisions_columns_size', { columns: { content: 'x'.repeat(1_000_001) } }],
    ['revisions_columns_object', { columns: ['x'] }],
    ['revisions_taken_object', { taken: ['x'] }],
    ['revisions_taken_object', { taken: { id: 'x'.repeat(200), revision: 1 } }],
    ['revisions_title_text', { title: 'x'.repeat(501) }],
    ['revisions_base_revision_positive', { base_revision: -1 }],
    ['revisions_kind_known', { kind: 'facts' }],
    ['revisions_waiting_kind', { kind: 'alerts', state: 'waiting' }],
  ])('is rejected by %s', async (constraint, columns) => {
    expect(await rejection(columns)).toContain(constraint);
  });
});

describe('handing over', () => {
  it('makes a text wait from then until its author takes it back', async () => {
    const row = await store(writer);
    expect(row.handed_over_at).toBeNull();
    const waiting = { state: 'waiting', note: 'Urgent' };
    const handedOver = await change(writer, row, waiting);
    const handed_over_at = handedOver?.handed_over_at;
    expect(handed_over_at).not.toBeNull();
    // What is typed while it waits changes neither state, time nor note.
    const typedOn = await change(writer, row, { columns: { title: 'Coffee' } });
    expect(typedOn).toMatchObject({ ...waiting, handed_over_at });
    const takenBack = await change(writer, row, { state: 'open' });
    expect(takenBack).toMatchObject({ handed_over_at: null, note: null });
  });

  it.each(drafts)('of %s needs a text, unless the item is a draft', async (kind) => {
    const asItIs = { kind, state: 'waiting', columns: {} };
    const draft = await item(kind);
    expect(await rejection({ ...asItIs, item_id: draft })).toBeUndefined();
    const refused = [
      { ...asItIs, kind: drafts.find((other) => other !== kind), item_id: draft },
      { ...asItIs, item_id: await item(kind, 'published') },
    ];
    for (const columns of refused) {
      expect(await rejection(columns)).toContain('revisions_waiting_text');
    }
  });

  it('keeps a text while it waits', async () => {
    const { id } = await store(writer, { state: 'waiting' });
    const { error } = await writer.from('revisions').update({ columns: {} }).eq('id', id);
    expect(error?.message).toContain('revisions_waiting_text');
  });
});

describe('the answer of an admin', () => {
  const answer = { state: 'returned', note: 'Please add the date' };

  it('returns a text with a note, which stays until the text is handed over again, with another, or taken back', async () => {
    for (const [state, note] of [
      ['waiting', 'Done'],
      ['open', null],
    ] as const) {
      const row = await store(writer, { state: 'waiting' });
      await change(admin, row, answer);
      expect(await change(writer, row, { title: 'With a date' })).toMatchObject({
        ...answer,
        reviewer_name: DEMO_ADMIN.email,
        columns: TEXT,
      });
      expect(await change(writer, row, { state, note: note ?? answer.note })).toMatchObject({
        state,
        note,
        reviewer_name: null,
      });
    }
  });

  it('is a text of at most 1,000 characters', async () => {
    const row = await store(writer, { state: 'waiting' });
    for (const note of ['x'.repeat(1001), 'a\u202e']) {
      const { error } = await admin
        .from('revisions')
        .update({ state: 'returned', note })
        .eq('id', row.id);
      expect(error?.message).toContain('revisions_note_text');
    }
  });

  it('that is the last may take the text away, and is gone once its author has read it', async () => {
    for (const [from, to, note] of [
      ['waiting', 'published', null],
      ['open', 'published', null],
    ] as const) {
      const row = await store(writer, { state: from });
      const over = await change(admin, row, { state: to, note: 'Too late', columns: {} });
      expect(over).toMatchObject({ state: to, note, columns: {}, files: [], revision: 2 });
      expect(over?.reviewer_name).toBe(DEMO_ADMIN.email);
      expect(await change(writer, row, { state: 'open' })).toBeUndefined();
    }
  });
});

describe('the revisions of an item', () => {
  /** Calls back with an item that has a revision in the state, and returns the state afterwards, by the state before. */
  async function statesAfter(
    kind: Kind,
    states: Revision['state'][],
    run: (id: string) => unknown,
  ) {
    const after: Record<string, string | undefined> = {};
    for (const state of states) {
      const item_id = await item(kind);
      const handedOver = state !== 'open' && hasDrafts(kind);
      const row = await store(writer, { kind, item_id, state: handedOver ? 'waiting' : 'open' });
      if (!['open', 'waiting'].includes(state)) await change(admin, row, { state });
      await run(item_id);
      after[state] = (await now(row))?.state;
    }
    return after;
  }

  const publish = async (kind: Kind, id: string) =>
    admin
      .from(kind)
      .update({ status: 'published' } as never)
      .eq('id', id)
      .throwOnError();
  const remove = async (kind: Kind, id: string) =>
    admin.from(kind).delete().eq('id', id).throwOnError();
  const all: Revision['state'][] = ['open', 'waiting', 'returned', 'published'];

  it.each(drafts)('of %s that wait, or came back, are published with their draft', async (kind) => {
    expect(await statesAfter(kind, all, (id) => publish(kind, id))).toEqual({
      open: 'open',
      waiting: 'published',
      returned: 'published',
      published: 'published',
    });
  });

  it('tell their authors that the draft is published, the admin who has published it too', async () => {
    const item_id = await item('news');
    const asItIs = { item_id, state: 'waiting', columns: {} };
    const rows = [await store(writer, asItIs), await store(admin, asItIs)];
    await publish('news', item_id);
    for (const row of rows) {
      expect(await now(row)).toMatchObject({
        state: 'published',
        reviewer_name: DEMO_ADMIN.email,
        columns: {},
      });
    }
  });

  it.each(drafts)('of %s are open again once that is in the bin', async (kind) => {
    expect(await statesAfter(kind, all, (id) => remove(kind, id))).toEqual({
      open: 'open',
      waiting: 'open',
      returned: 'open',
      published: 'open',
    });
  });

  it('of an alert are open again once that is in the bin', async () => {
    expect(await statesAfter('alerts', ['published'], (id) => remove('alerts', id))).toEqual({
      published: 'open',
    });
  });

  it('without a text are gone once the item is in the bin', async () => {
    const item_id = await item('news');
    const row = await store(writer, { item_id, state: 'waiting', columns: {} });
    await remove('news', item_id);
    expect(await now(row)).toBeUndefined();
  });

  it('are deleted permanently with it', async () => {
    const item_id = await item('news');
    const [row, other] = [await store(writer, { item_id }), await store(writer)];
    await remove('news', item_id);
    await admin.rpc('purge_from_bin', { item_kind: 'news', item_id }).throwOnError();
    expect([await now(row), await now(other)]).toEqual([undefined, other]);
  });
});

describe('a save', () => {
  const versionsOf = async (item_id: string) => {
    const versions = admin.from('revisions').select('*').eq('item_id', item_id);
    return (await versions.eq('state', 'version').order('entry').throwOnError()).data;
  };

  it('stores a version: who saved what, when, with which revision, and its audit entry', async () => {
    const item_id = await item('news');
    await writer.from('news').update({ title: 'Coffee' }).eq('id', item_id).throwOnError();
    const [first, second] = await versionsOf(item_id);
    const entries = admin.from('audit').select('id, actor_id, actor_name').eq('item_id', item_id);
    const [created, changed] = (await entries.order('id').throwOnError()).data;
    expect(first).toMatchObject({
      base_revision: 1,
      title: 'The title here',
      author_id: created?.actor_id,
    });
    expect(second).toMatchObject({
      kind: 'news',
      base_revision: 2,
      title: 'Coffee',
      author_id: changed?.actor_id,
      author_name: DEMO_WRITER.email,
      entry: changed?.id,
    });
    expect([first?.entry, first?.author_name]).toEqual([created?.id, DEMO_ADMIN.email]);
    const { columns = {} } = second ?? {};
    expect(columns).toMatchObject({
      title: 'Coffee',
      content: 'The content here',
      status: 'draft',
    });
    for (const derived of ['id', 'author_id', 'created_at', 'revision', 'words']) {
      expect(columns).not.toHaveProperty(derived);
    }
  });

  it('of texts that are larger than what is typed may be stores a version', async () => {
    const content = '🦒'.repeat(200_000);
    const large = { title: 'Large', content, translated_title: 'Б', translated_content: content };
    const inserted = admin.from('news').insert(large).select('id').single();
    const [version] = await versionsOf((await inserted.throwOnError()).data.id);
    expect(version?.columns).toMatchObject(large);
  });
});

it('a deleted item is in the bin once, with its row and who deleted it', async () => {
  const item_id = await item('notices');
  const stored = admin.from('notices').select('*').eq('id', item_id).single();
  const row = (await stored.throwOnError()).data;
  await admin.from('notices').delete().eq('id', item_id).throwOnError();
  const binned = admin.from('revisions').select('*').eq('item_id', item_id).eq('state', 'binned');
  const { columns, ...rest } = (await binned.single().throwOnError()).data;
  const instants = ({ created_at, starts_at }: Record<string, unknown>) =>
    [created_at, starts_at].map((at) => new Date(String(at)).getTime());
  expect(instants(columns)).toEqual(instants(row));
  expect(Object.keys(columns).sort()).toEqual(Object.keys(row).sort());
  expect(rest).toMatchObject({
    kind: 'notices',
    title: 'The title here',
    author_name: DEMO_ADMIN.email,
  });
});

it('a person has at most 200 revisions, beside versions', async () => {
  const typedRows = writer.from('revisions').select('id').not('state', 'in', '(version,binned)');
  const { data } = await typedRows.throwOnError();
  const rows = Array.from({ length: 200 - data.length }, () => typed());
  await writer.from('revisions').insert(rows.slice(0, 100)).throwOnError();
  await writer.from('revisions').insert(rows.slice(100)).throwOnError();
  expect(await rejection({})).toContain('revisions_at_most_200');
  expect(await store(admin)).toBeDefined();
});
