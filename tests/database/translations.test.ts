import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';
import { startBackend } from '../support/database/backend';

/** The two texts of an article or notice: language, dates, constraints, state, bin and history. */

const backend = await startBackend();
afterAll(() => backend.close());
const admin = await backend.signIn(DEMO_ADMIN);

const STORE = 'https://store.public.blob.vercel-storage.com';
const tea = `${STORE}/tea.jpg`;
const coast = `${STORE}/coast.jpg`;
const paper = `${STORE}/paper.pdf`;

const article = {
  title: 'Tea week',
  content: 'Tea.',
  featured_image_url: tea,
  additional_images: [coast],
  image_texts: { [tea]: { alt: 'Tea' }, [coast]: { alt: 'Coast' } },
  translated_title: 'Неделя чая',
  translated_content: 'Чай.',
  translated_image_texts: { [tea]: { alt: 'Чай' }, [coast]: { alt: 'Побережье' } },
};

const notice = {
  title: 'Form',
  description: 'New.',
  type: 'document',
  file_url: paper,
  translated_title: 'Бланк',
  translated_description: 'Новый.',
  translated_file_url: `${paper}?ru`,
} as const;

const items = { news: article, notices: notice };

type Table = keyof typeof items;
const tables = ['news', 'notices'] as const;

/** Removes the translation. */
const none = {
  news: { translated_title: null, translated_content: null },
  notices: { translated_title: null, translated_description: '', translated_file_url: null },
};

const COLUMNS = {
  news: 'id, language, title, content, image_texts, translated_title, translated_content, translated_image_texts, text_changed_at, translation_changed_at, translation_state',
  notices:
    'id, language, title, description, file_url, translated_title, translated_description, translated_file_url, text_changed_at, translation_changed_at, translation_state',
};

type Row = Record<string, unknown> & { id: string };

const create = async (table: Table, row: object = items[table]) => {
  const made = admin.from(table).insert(row as never);
  return (await made.select(COLUMNS[table]).single().throwOnError()).data as unknown as Row;
};
const read = async (table: Table, id: string) => {
  const found = admin.from(table).select(COLUMNS[table]).eq('id', id).single();
  return (await found.throwOnError()).data as unknown as Row;
};
const change = async (table: Table, id: string, fields: object) => {
  const changed = admin
    .from(table)
    .update(fields as never)
    .eq('id', id);
  const { data } = await changed.select(COLUMNS[table]).single().throwOnError();
  return data as unknown as Row;
};

it.each(tables)('the language of %s is one of two', async (table) => {
  expect((await create(table, { ...items[table], language: 'ru' })).language).toBe('ru');
  const { error } = await admin.from(table).insert({ ...items[table], language: 'sw' } as never);
  expect(error?.message).toContain(`${table}_language_known`);
});

describe('the translation', () => {
  it.each([
    ['a blank title', { translated_title: ' ' }, 'news_translated_title_line'],
    ['a title alone', { translated_content: null }, 'news_translation_whole'],
  ])('of an article rejects %s', async (_, fields, constraint) => {
    const { error } = await admin.from('news').insert({ ...items.news, ...fields } as never);
    expect(error?.message).toContain(constraint);
  });

  it.each([
    ['a blank title', { translated_title: ' ' }, 'notices_translated_title_line'],
    ['a description without title', { translated_title: null }, 'notices_translation_titled'],
    [
      'a file without title',
      { translated_title: null, translated_description: '' },
      'notices_translation_titled',
    ],
    ['a script', { translated_file_url: 'javascript:x' }, 'notices_translated_file_url_web'],
  ])('of a notice rejects %s', async (_, fields, constraint) => {
    const { error } = await admin.from('notices').insert({ ...items.notices, ...fields } as never);
    expect(error?.message).toContain(constraint);
  });

  it('loses its file when the notice becomes a link, and no date changes', async () => {
    const before = await create('notices');
    const link = { type: 'link', link: 'https://mfa.go.ke' };
    const after = { ...before, file_url: null, translated_file_url: null };
    expect(await change('notices', before.id, link)).toEqual(after);
  });

  it('is restored from the bin with all columns, including both dates', async () => {
    const { id } = await create('news');
    const before = await change('news', id, { title: 'Later than the translation' });
    expect(before.text_changed_at).not.toBe(before.translation_changed_at);
    await admin.from('news').delete().eq('id', id).throwOnError();
    await admin.rpc('restore_from_bin', { item_kind: 'news', item_id: id }).throwOnError();
    expect(await read('news', id)).toEqual(before);
  });

  it('is in the history with its titles, the lengths of its text, and no dates', async () => {
    const { id } = await create('news');
    await change('news', id, { translated_title: 'Второй', translated_content: 'Чай!!' });
    const entry = admin.from('history').select('changes').eq('item_id', id).eq('action', 'change');
    expect((await entry.single().throwOnError()).data.changes).toEqual({
      translated_title: ['Неделя чая', 'Второй'],
      translated_content: [4, 5],
    });
  });
});

const stateAfterIn = (table: Table, id: string) => async (fields: object) =>
  (await change(table, id, fields)).translation_state;

describe.each(tables)('the state of the translation in %s', (table) => {
  it('names the language that is missing', async () => {
    const alone = { ...items[table], ...none[table] };
    const english = await create(table, alone);
    const russian = await create(table, { ...alone, language: 'ru' });
    expect([english.translation_state, russian.translation_state]).toEqual([
      'ru_missing',
      'en_missing',
    ]);
    const stateAfter = stateAfterIn(table, english.id);
    expect(await stateAfter(items[table])).toBe('current');
    expect(await stateAfter(none[table])).toBe('ru_missing');
  });

  it('is outdated from a change of the original until one of the translation', async () => {
    const { id, translation_state } = await create(table);
    expect(translation_state).toBe('current');
    const stateAfter = stateAfterIn(table, id);
    expect(await stateAfter({ title: 'New' })).toBe('outdated');
    // What changes no text changes no date.
    expect(await stateAfter({ title: 'New', status: 'draft' })).toBe('outdated');
    expect(await stateAfter({ translated_title: 'Новое' })).toBe('current');
    expect(await stateAfter({ title: 'New', status: 'published' })).toBe('current');
    expect(await stateAfter({ title: 'Both', translated_title: 'Оба сразу' })).toBe('current');
  });
});
