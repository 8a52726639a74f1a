import { describe, expect, it, vi } from 'vitest';
import { items as rows, type Table, tables } from '../../support/database/languageItems';
import { withStaff } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** The state of the translation, which the lists of staff show. */

const { admin } = withStaff();

const search = 'gap of languages';
const none = {
  news: { translated_title: null, translated_content: null },
  notices: { translated_title: null, translated_description: '', translated_file_url: null },
};

const create = async (table: Table, values: object): Promise<string> => {
  const made = admin()
    .from(table)
    .insert({ ...rows[table], title: search, ...values } as never);
  return (await made.select('id').single().throwOnError()).data.id;
};

const change = async (table: Table, id: string, values: object) =>
  admin()
    .from(table)
    .update(values as never)
    .eq('id', id)
    .throwOnError();

const stateOf = async (table: Table, id: string) =>
  (await admin().from(table).select('translation_state').eq('id', id).single().throwOnError()).data
    .translation_state;

describe.each(tables)('the state of the translation in %s', (table) => {
  it('names the language that is missing', async () => {
    const english = await create(table, none[table]);
    const russian = await create(table, { ...none[table], language: 'ru' });
    expect([await stateOf(table, english), await stateOf(table, russian)]).toEqual([
      'ru_missing',
      'en_missing',
    ]);
    await change(table, english, rows[table]);
    expect(await stateOf(table, english)).toBe('current');
    await change(table, english, none[table]);
    expect(await stateOf(table, english)).toBe('ru_missing');
  });

  it('is outdated from a change of the original until one of the translation', async () => {
    const id = await create(table, {});
    expect(await stateOf(table, id)).toBe('current');
    await change(table, id, { title: `${search}: new` });
    expect(await stateOf(table, id)).toBe('outdated');
    await change(table, id, { translated_title: 'Новое' });
    expect(await stateOf(table, id)).toBe('current');
    await change(table, id, { title: search, translated_title: 'Оба сразу' });
    expect(await stateOf(table, id)).toBe('current');
  });

  it('is neither in versions nor in the audit trail', async () => {
    const id = await create(table, {});
    await change(table, id, { title: `${search}: newer` });
    const { data } = await admin().from('audit').select('changes, snapshot').eq('item_id', id);
    expect(data?.filter(({ snapshot }) => snapshot)).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain('translation_state');
  });
});
