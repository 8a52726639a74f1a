// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { type Backend, type Client, startBackend } from '../support/database/backend';
import { items, type Table, tables, tea } from '../support/database/languageItems';

/** The translation of an article or notice: constraints, visibility, bin, versions and audit. */

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.signIn(DEMO_ADMIN);
});
afterAll(() => backend?.close());

const COLUMNS = {
  news: 'id, language, title, content, image_texts, translated_title, translated_content, translated_image_texts, text_changed_at, translation_changed_at',
  notices:
    'id, language, title, description, file_url, translated_title, translated_description, translated_file_url, text_changed_at, translation_changed_at',
};

const create = async (table: Table, row: object = items[table]) => {
  const made = admin.from(table).insert(row as never);
  return (await made.select('id').single().throwOnError()).data.id;
};
const read = async (table: Table, id: string) => {
  const found = admin.from(table).select(COLUMNS[table]).eq('id', id).single();
  return (await found.throwOnError()).data as unknown as Record<string, unknown>;
};
const change = (table: Table, id: string, fields: object) =>
  admin
    .from(table)
    .update(fields as never)
    .eq('id', id)
    .throwOnError();

describe('the translation', () => {
  it.each([
    ['a blank title', { translated_title: ' ' }, 'news_translated_title_not_blank'],
    ['a blank text', { translated_content: '\n' }, 'news_translated_content_not_blank'],
    ['a title alone', { translated_content: null }, 'news_translation_whole'],
    ['a text alone', { translated_title: null }, 'news_translation_whole'],
    [
      'image texts that are no object',
      { translated_image_texts: [] },
      'news_translated_image_texts_shape',
    ],
  ])('of an article rejects %s', async (_, fields, constraint) => {
    const { error } = await admin.from('news').insert({ ...items.news, ...fields } as never);
    expect(error?.message).toContain(constraint);
  });

  it.each([
    ['a blank title', { translated_title: ' ' }, 'notices_translated_title_not_blank'],
    ['a description without title', { translated_title: null }, 'notices_translation_titled'],
    ['a script', { translated_file_url: 'javascript:x' }, 'notices_translated_file_url_web'],
  ])('of a notice rejects %s', async (_, fields, constraint) => {
    const { error } = await admin.from('notices').insert({ ...items.notices, ...fields } as never);
    expect(error?.message).toContain(constraint);
  });

  it('loses the texts of an image that the article no longer has, and all of them when it is removed', async () => {
    const id = await create('news');
    await change('news', id, { additional_images: [] });
    expect(await read('news', id)).toMatchObject({
      image_texts: { [tea]: { alt: 'Tea' } },
      translated_image_texts: { [tea]: { alt: 'Чай' } },
    });
    await change('news', id, { translated_title: null, translated_content: null });
    const without = { translated_image_texts: {}, translation_changed_at: null };
    expect(await read('news', id)).toMatchObject(without);
  });

  it('loses its file when the notice becomes a link, and no date changes', async () => {
    const id = await create('notices');
    const before = await read('notices', id);
    await change('notices', id, { type: 'link', link: 'https://mfa.go.ke' });
    const after = { ...before, file_url: null, translated_file_url: null };
    expect(await read('notices', id)).toEqual(after);
  });

  it.each(tables)(
    'of %s is restored from the bin with all columns, including both dates',
    async (table) => {
      const id = await create(table);
      await change(table, id, { title: 'Later than the translation' });
      const before = await read(table, id);
      expect(before.text_changed_at).not.toBe(before.translation_changed_at);
      await admin.from(table).delete().eq('id', id).throwOnError();
      await admin.rpc('restore_from_bin', { item_kind: table, item_id: id }).throwOnError();
      expect(await read(table, id)).toEqual(before);
    },
  );

  it('of a notice is in a version with both files, without its dates', async () => {
    const id = await create('notices');
    const version = admin.from('audit').select('snapshot, files').eq('item_id', id).single();
    const { snapshot, files } = (await version.throwOnError()).data;
    expect(Object.keys(snapshot ?? {})).not.toContain('translation_changed_at');
    expect(files).toEqual([items.notices.file_url, items.notices.translated_file_url]);
  });

  it('is in the audit with its titles, the lengths of its text, and no dates', async () => {
    const id = await create('news');
    await change('news', id, { translated_title: 'Второй', translated_content: 'Чай!!' });
    const entry = admin.from('audit').select('changes').eq('item_id', id).eq('action', 'change');
    expect((await entry.single().throwOnError()).data.changes).toEqual({
      translated_title: ['Неделя чая', 'Второй'],
      translated_content: [4, 5],
    });
  });
});
