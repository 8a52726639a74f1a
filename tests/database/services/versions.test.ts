import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../src/staff/api/history/auditEntries';
import * as bin from '../../../src/staff/api/history/bin';
import { MAX_VERSIONS, versionOf, versionsOf } from '../../../src/staff/api/history/versions';
import * as items from '../../../src/staff/api/items/items';
import { dataOf, withStaff } from '../../support/database/services';

/** Each save stores a version; the newest 50 of an item are retained. */

const { admin } = withStaff();

const draft = { title: 'Чай', content: 'Первый текст', status: 'draft' } as const;

describe('a save', () => {
  it('without changes stores no version; a change of status stores one', async () => {
    const { id } = dataOf(await items.create('news', draft));
    dataOf(await items.update('news', id, draft));
    expect(dataOf(await versionsOf('news', id))).toHaveLength(1);
    dataOf(await items.update('news', id, { status: 'published' }));
    expect(dataOf(await versionsOf('news', id))).toHaveLength(2);
    expect(dataOf(await changesOf('news', id))).toHaveLength(3);
    dataOf(await items.remove('news', id));
  });
});

it('of thirty saves of one version at once one is stored, and the others are told', async () => {
  const { id, revision } = dataOf(await items.create('news', draft));
  const saves = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      items.update('news', id, { ...draft, title: `Save ${index}` }, revision),
    ),
  );
  const stored = saves.filter(({ success }) => success).map(dataOf);
  const others = saves.flatMap((save) => (save.success ? [] : [save.code]));
  expect([stored.length, ...others]).toEqual([1, ...Array(29).fill('conflict')]);
  expect(dataOf(await items.get('news', id)).title).toBe(stored[0]?.title);
  expect(dataOf(await versionsOf('news', id))).toHaveLength(2);
  expect(dataOf(await changesOf('news', id)).map(({ action }) => action)).toEqual([
    'change',
    'create',
  ]);
  dataOf(await items.remove('news', id));
});

describe('the versions of an item', () => {
  it('are the newest 50', async () => {
    const { id } = dataOf(await items.create('news', draft));
    for (let save = 1; save <= MAX_VERSIONS; save += 1) {
      await admin()
        .from('news')
        .update({ title: `Save ${save}` })
        .eq('id', id)
        .throwOnError();
    }
    const ids = dataOf(await versionsOf('news', id));
    expect(ids).toHaveLength(MAX_VERSIONS);
    expect(dataOf(await versionOf(ids.at(-1) ?? 0)).title).toBe('Save 1');
    expect(dataOf(await versionOf(ids[0] ?? 0)).title).toBe(`Save ${MAX_VERSIONS}`);
    dataOf(await items.remove('news', id));
  });

  it('are retained while the item is in the bin and after its restore', async () => {
    const { id } = dataOf(await items.create('news', draft));
    dataOf(await items.update('news', id, { ...draft, title: 'Кофе' }));
    const before = dataOf(await versionsOf('news', id));
    dataOf(await items.remove('news', id));
    expect(dataOf(await versionsOf('news', id))).toEqual(before);
    dataOf(await bin.restore({ kind: 'news', id }));
    expect(dataOf(await versionsOf('news', id))).toEqual(before);
    dataOf(await items.remove('news', id));
  });
});
