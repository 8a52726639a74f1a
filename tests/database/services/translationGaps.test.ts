import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as items from '../../../src/staff/data/items/items';
import { staffCounts } from '../../../src/staff/data/items/staffCounts';
import { items as rows, type Table, tables } from '../../support/database/languageItems';
import { dataOf, withStaff } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** What staff find by the state of the translation. */

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

describe('the dashboard', () => {
  const other = 'another gap';
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    for (const table of tables) {
      ids[`${table} ru_missing`] = await create(table, { ...none[table], title: other });
      ids[`${table} en_missing`] = await create(table, {
        ...none[table],
        title: other,
        language: 'ru',
      });
      const outdated = await create(table, { title: other });
      await change(table, outdated, { title: `${other}!` });
      ids[`${table} outdated`] = outdated;
      await create(table, { title: other });
    }
  });

  it.each([['ru_missing' as const], ['en_missing' as const], ['outdated' as const]])(
    'lists the items with %s, also with a search and a status',
    async (gap) => {
      const options = { page: 1, search: other, gap };
      const news = dataOf(await items.list('news', { ...options, state: 'draft' }));
      const notices = dataOf(await items.list('notices', { ...options, state: 'shown' }));
      expect(news.items.map(({ id }) => id)).toEqual([ids[`news ${gap}`]]);
      expect(notices.items.map(({ id }) => id)).toEqual([ids[`notices ${gap}`]]);
      expect(dataOf(await items.list('news', { page: 1, search: other, gap: 'all' })).total).toBe(
        4,
      );
    },
  );

  it.each(tables)('counts all %s with each gap', async (table) => {
    const { data } = await admin().from(table).select('translation_state').throwOnError();
    const count = (gap: string) =>
      data.filter(({ translation_state }) => translation_state === gap).length;
    expect(dataOf(await staffCounts())[table]).toMatchObject({
      ru_missing: count('ru_missing'),
      en_missing: count('en_missing'),
      outdated: count('outdated'),
    });
    expect(count('outdated')).toBeGreaterThan(0);
  });
});
