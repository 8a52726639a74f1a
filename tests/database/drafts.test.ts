import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../local/database/embedded';
import { allKinds, hasDrafts } from '../../src/staff/kinds/kinds';
import { type Client, startBackend } from '../support/database/backend';
import { fullRows } from '../support/database/fullRows';

/** What somebody has typed, and its review (decision 0036). */

const backend = await startBackend();
afterAll(() => backend.close());
const [admin, writer] = await Promise.all([
  backend.signIn(DEMO_ADMIN),
  backend.signIn(DEMO_WRITER),
]);

const VALUES = { title_en: 'Tea!' };

const typed = (columns: object = {}) =>
  ({ kind: 'news', item_id: crypto.randomUUID(), form_values: VALUES, ...columns }) as const;
const store = async (client: Client, columns?: object) => {
  const inserted = client.from('drafts').insert(typed(columns)).select('*').single();
  return (await inserted.throwOnError()).data;
};
type Draft = Awaited<ReturnType<typeof store>>;
/** Changes a draft, and returns it as stored afterwards; undefined if it is gone. */
const change = async (client: Client, { id }: Draft, columns: object) => {
  await client.from('drafts').update(columns).eq('id', id).throwOnError();
  return now({ id });
};
const now = async ({ id }: Pick<Draft, 'id'>): Promise<Draft | undefined> =>
  (await admin.from('drafts').select('*').eq('id', id).throwOnError()).data[0];
/** Inserts a draft as the writer, and returns why it is rejected. */
const rejection = async (columns: object) =>
  (await writer.from('drafts').insert(typed(columns) as never)).error?.message;

type Kind = (typeof allKinds)[number];

const kinds = allKinds.filter(hasDrafts);

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

describe('a draft', () => {
  it('has its author, the time and the number of its text, which change with the text alone', async () => {
    const row = await store(writer, { title: 'Tea!', base_revision: 3 });
    expect(row).toMatchObject({ author_name: DEMO_WRITER.email, state: 'open', revision: 1 });
    const waiting = await change(writer, row, { state: 'waiting' });
    expect(waiting).toMatchObject({ revision: 1, saved_at: row.saved_at });
    for (const [index, text] of [
      { form_values: { title_en: 'Tea' } },
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
    expect(await rejection({ item_id })).toContain('drafts_once');
    expect(await store(admin, { item_id })).toMatchObject({ item_id });
  });

  it('is gone once its author empties it, and an empty one leaves nothing', async () => {
    expect(await change(writer, await store(writer), { form_values: {} })).toBeUndefined();
    expect(await now(await store(writer, { form_values: {} }))).toBeUndefined();
  });

  it.each([
    ['drafts_values_size', { form_values: { content_en: 'x'.repeat(1_000_001) } }],
    ['drafts_values_object', { form_values: ['x'] }],
    ['drafts_taken_object', { taken: ['x'] }],
    ['drafts_taken_object', { taken: { id: 'x'.repeat(200), revision: 1 } }],
    ['drafts_title_text', { title: 'x'.repeat(501) }],
    ['drafts_base_revision_positive', { base_revision: -1 }],
    ['drafts_kind_known', { kind: 'profiles' }],
    ['drafts_waiting_kind', { kind: 'alerts', state: 'waiting' }],
    ['drafts_waiting_text', { kind: 'facts', form_values: {}, state: 'waiting' }],
    ['drafts_item_form', { item_id: 'fees.visa' }],
    ['drafts_item_form', { kind: 'facts', item_id: 'a'.repeat(201) }],
    ['drafts_note_text', { state: 'waiting', note: 'x'.repeat(1001) }],
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
    const typedOn = await change(writer, row, { form_values: { title_en: 'Coffee' } });
    expect(typedOn).toMatchObject({ ...waiting, handed_over_at });
    const takenBack = await change(writer, row, { state: 'open' });
    expect(takenBack).toMatchObject({ handed_over_at: null, note: null });
  });

  it.each(kinds)('of %s needs a text, unless the item is a draft', async (kind) => {
    const asItIs = { kind, state: 'waiting', form_values: {} };
    const draft = await item(kind);
    expect(await rejection({ ...asItIs, item_id: draft })).toBeUndefined();
    const refused = [
      { ...asItIs, kind: kinds.find((other) => other !== kind), item_id: draft },
      { ...asItIs, item_id: await item(kind, 'published') },
    ];
    for (const columns of refused) {
      expect(await rejection(columns)).toContain('drafts_waiting_text');
    }
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
        form_values: VALUES,
      });
      expect(await change(writer, row, { state, note: note ?? answer.note })).toMatchObject({
        state,
        note,
        reviewer_name: null,
      });
    }
  });

  it('that is the last may take the text away, and is gone once its author has read it', async () => {
    for (const from of ['waiting', 'open']) {
      const row = await store(writer, { state: from });
      const answer = { state: 'published', note: 'Too late', form_values: {} };
      const over = await change(admin, row, answer);
      expect(over).toMatchObject({ ...answer, note: null, files: [], revision: 2 });
      expect(over?.reviewer_name).toBe(DEMO_ADMIN.email);
      expect(await change(writer, row, { state: 'open' })).toBeUndefined();
    }
  });
});

describe('the drafts of an item', () => {
  /** Runs a function on an article with a draft in each state; returns the states afterwards. */
  async function statesAfter(run: (id: string) => unknown) {
    const after: Record<string, string | undefined> = {};
    for (const state of ['open', 'waiting', 'returned', 'published']) {
      const item_id = await item('news');
      const row = await store(writer, { item_id, state: state === 'open' ? 'open' : 'waiting' });
      if (!['open', 'waiting'].includes(state)) await change(admin, row, { state });
      await run(item_id);
      after[state] = (await now(row))?.state;
    }
    return after;
  }

  const publish = async (id: string) =>
    admin.from('news').update({ status: 'published' }).eq('id', id).throwOnError();
  const remove = async (id: string) => admin.from('news').delete().eq('id', id).throwOnError();

  it('that wait, or came back, are published with the item', async () => {
    const over = { waiting: 'published', returned: 'published', published: 'published' };
    expect(await statesAfter(publish)).toEqual({ open: 'open', ...over });
  });

  it('are open again once the item is in the bin', async () => {
    const open = { waiting: 'open', returned: 'open', published: 'open' };
    expect(await statesAfter(remove)).toEqual({ open: 'open', ...open });
  });

  it('without a text are gone once the item is in the bin', async () => {
    const item_id = await item('news');
    const row = await store(writer, { item_id, state: 'waiting', form_values: {} });
    await remove(item_id);
    expect(await now(row)).toBeUndefined();
  });

  it('are deleted permanently with it', async () => {
    const item_id = await item('news');
    const [row, other] = [await store(writer, { item_id }), await store(writer)];
    await remove(item_id);
    await admin.rpc('purge_from_bin', { item_kind: 'news', item_id }).throwOnError();
    expect([await now(row), await now(other)]).toEqual([undefined, other]);
  });
});

describe('by a hand-made request, a draft', () => {
  const URL = 'https://store.public.blob.vercel-storage.com/news/tea.jpg';
  const REFUSED = '42501';

  /** Tries each change, and returns the codes of the answers; the row has to stay as it is. */
  const codesOf = async (client: Client, row: Draft, changes: object[]) => {
    const codes = [];
    for (const one of changes) {
      const { error } = await client.from('drafts').update(one).eq('id', row.id);
      codes.push(error?.code);
    }
    expect(await now(row)).toEqual(row);
    return codes;
  };

  it('retains the files that it names, in its texts too', async () => {
    const form_values = {
      images: { additional: [{ url: URL }] },
      content_en: `![](${URL}2)`,
      [`${URL}3`]: {},
      title_en: `"${URL}4"`,
    };
    const { files } = await store(writer, { form_values });
    expect(files.toSorted()).toEqual([URL, `${URL}2`, `${URL}4`]);
  });

  it('of a colleague keeps the files that it names', async () => {
    await store(admin, { form_values: { image_en: `${URL}5` } });
    const named = writer.rpc('named_files', { urls: [`${URL}5`, `${URL}6`] });
    expect((await named.throwOnError()).data).toEqual([{ url: `${URL}5` }]);
  });

  it('has no other author, and no answer, from the person who writes it', async () => {
    const { author_id } = await store(admin);
    for (const columns of [{ author_id }, { state: 'returned' }, { state: 'published' }])
      expect(await rejection(columns)).toContain('row-level security');
    const waiting = await store(writer, { state: 'waiting' });
    const row = await change(admin, waiting, { state: 'returned', note: 'Add the date' });
    const note = 'Fine';
    const changes = [{ author_id }, { note }, { state: 'open', note }, { state: 'published' }];
    expect(await codesOf(writer, row ?? waiting, changes)).toEqual(changes.map(() => REFUSED));
  });

  it('gets an answer from an admin, and no other text', async () => {
    const [open, waiting] = [await store(writer), await store(writer, { state: 'waiting' })];
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
    const own = await store(admin, { state: 'waiting' });
    const answers = [{ state: 'published' }, { state: 'returned' }];
    expect(await codesOf(admin, own, answers)).toEqual(answers.map(() => REFUSED));
  });
});

it('a person has at most 200 drafts', async () => {
  const { data } = await writer.from('drafts').select('id').throwOnError();
  const rows = Array.from({ length: 200 - data.length }, () => typed());
  await writer.from('drafts').insert(rows.slice(0, 100)).throwOnError();
  await writer.from('drafts').insert(rows.slice(100)).throwOnError();
  expect(await rejection({})).toContain('drafts_at_most_200');
  expect(await store(admin)).toBeDefined();
});
