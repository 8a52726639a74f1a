import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';
import { kindDefinition } from '../../src/staff/kinds/kinds';
import { startBackend } from '../support/database/backend';

/** The two texts of an article or notice: its file and its state. */

const backend = await startBackend();
afterAll(() => backend.close());
const admin = await backend.signIn(DEMO_ADMIN);

const paper = 'https://store.public.blob.vercel-storage.com/paper.pdf';

const article = {
  title: 'Tea week',
  content: 'Tea.',
  translated_title: 'Неделя чая',
  translated_content: 'Чай.',
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

type Row = Record<string, unknown> & { id: string };

const create = async (table: Table, row: object = items[table]) => {
  const made = admin.from(table).insert(row as never);
  return (await made.select('*').single().throwOnError()).data as unknown as Row;
};
const change = async (table: Table, id: string, fields: object) => {
  const changed = admin
    .from(table)
    .update(fields as never)
    .eq('id', id);
  const { data } = await changed.select('*').single().throwOnError();
  return data as unknown as Row;
};

describe('the translation', () => {
  it('loses its file when the notice becomes a link, and no date changes', async () => {
    const before = await create('notices');
    const link = { type: 'link', link: 'https://mfa.go.ke' };
    const { text_changed_at, translation_changed_at } = before;
    const dates = { text_changed_at, translation_changed_at };
    const after = { ...dates, file_url: null, translated_file_url: null };
    expect(await change('notices', before.id, link)).toMatchObject(after);
  });
});

const stateAfterIn = (table: Table, id: string) => async (fields: object) =>
  (await change(table, id, fields)).translation_state;

describe.each(tables)('the translation in %s', (table) => {
  const { texts, required } = kindDefinition(table);
  const incomplete = texts.filter((text) => required.some((other) => other !== text));

  it.each(incomplete)('is refused with its %s alone', async (text) => {
    const alone = { ...items[table], ...none[table], [`translated_${text}`]: 'Один' };
    expect((await admin.from(table).insert(alone as never)).error).not.toBeNull();
  });
});

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

  it.each(kindDefinition(table).texts)(
    'is outdated from a change of the %s until one of its translation',
    async (text) => {
      const { id, translation_state } = await create(table);
      expect(translation_state).toBe('current');
      const stateAfter = stateAfterIn(table, id);
      expect(await stateAfter({ [text]: 'New' })).toBe('outdated');
      // What changes no text changes no date.
      expect(await stateAfter({ [text]: 'New', status: 'draft' })).toBe('outdated');
      expect(await stateAfter({ [`translated_${text}`]: 'Новое' })).toBe('current');
      expect(await stateAfter({ [text]: 'New', status: 'published' })).toBe('current');
      expect(await stateAfter({ [text]: 'Both', [`translated_${text}`]: 'Оба сразу' })).toBe(
        'current',
      );
    },
  );
});

it.each(['document', 'image'])(
  'the translation is outdated from another file of the %s until its own file is another one',
  async (type) => {
    const { id } = await create('notices', { ...notice, type });
    const stateAfter = stateAfterIn('notices', id);
    expect(await stateAfter({ file_url: `${paper}?new` })).toBe('outdated');
    expect(await stateAfter({ translated_file_url: `${paper}?new-ru` })).toBe('current');
  },
);
