import { describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../../local/database/embedded';
import {
  type HistoryLine,
  itemHistory,
  lastChanges,
  MAX_VERSIONS,
  restoreFromBin,
  storedVersion,
} from '../../../src/staff/api/history';
import * as items from '../../../src/staff/api/items/items';
import { dataOf, withStaff } from '../../support/database/services';

/** The history: written by triggers, read by staff, changed by no role; a version for each save. */

const { admin } = withStaff();

const draft = { title: 'Чай', content: 'Текст', status: 'draft' } as const;
const hours = { title: 'Hours', description: '', type: 'link', link: 'https://mfa.go.ke' } as const;
const actorName = DEMO_ADMIN.email;

/** Returns the history of an item, oldest first. */
const history = async (id: string, kind: HistoryLine['kind'] = 'news') =>
  dataOf(await itemHistory(kind, id)).reverse();

describe('the history of an article', () => {
  it('records each step with the changed fields only', async () => {
    const begin = Date.now() - 1_000;
    const { id, slug } = dataOf(await items.createItem('news', draft));
    const translation = { translated_title: 'Coffee', translated_content: 'Text' };
    const changed = { ...draft, title: 'Кофе', content: 'Другой текст', ...translation };
    dataOf(await items.updateItem('news', id, changed));
    dataOf(await items.updateItem('news', id, changed));
    dataOf(await items.moveToBin('news', id));
    const entries = await history(id);
    expect(entries).toMatchObject([
      { actorName, kind: 'news', action: 'create', title: 'Чай' },
      {
        actorName,
        action: 'change',
        title: 'Кофе',
        // For a text its lengths; the rows have the text.
        changes: {
          ...{ title: ['Чай', 'Кофе'], content: [5, 12] },
          ...{ translated_title: [null, 'Coffee'], translated_content: [null, 4] },
        },
      },
      { actorName, action: 'change', title: 'Кофе', changes: {} },
      { actorName, action: 'bin', title: 'Кофе' },
    ]);
    expect(Object.keys(entries[1]?.changes ?? {})).toHaveLength(4);
    expect(entries[0]?.changes).toMatchObject({ slug: [null, slug], status: [null, 'draft'] });
    expect(entries[3]?.changes).toMatchObject({ title: ['Кофе', null], content: [12, null] });
    for (const { occurredAt } of entries) {
      expect(occurredAt.getTime()).toBeGreaterThan(begin);
      expect(occurredAt.getTime()).toBeLessThan(Date.now() + 1_000);
    }
  });
});

describe('the last changes', () => {
  it('lists notices and articles, newest first', async () => {
    const article = dataOf(await items.createItem('news', draft));
    const notice = dataOf(await items.createItem('notices', hours));
    dataOf(await items.moveToBin('news', article.id));
    expect(dataOf(await lastChanges('all')).slice(0, 3)).toMatchObject([
      { kind: 'news', action: 'bin', itemId: article.id },
      { kind: 'notices', action: 'create', itemId: notice.id, title: hours.title },
      { kind: 'news', action: 'create', itemId: article.id },
    ]);
    dataOf(await items.moveToBin('notices', notice.id));
  });
});

describe('the versions of an item', () => {
  it('are the newest 50', async () => {
    const { id } = dataOf(await items.createItem('news', draft));
    for (let save = 1; save <= MAX_VERSIONS; save += 1) {
      await admin()
        .from('news')
        .update({ title: `Save ${save}` })
        .eq('id', id)
        .throwOnError();
    }
    const versions = (await history(id)).filter(({ hasItem }) => hasItem);
    expect(versions).toHaveLength(MAX_VERSIONS);
    expect(dataOf(await storedVersion(versions[0]?.id ?? 0)).title).toBe('Save 1');
    expect(dataOf(await storedVersion(versions.at(-1)?.id ?? 0)).title).toBe(
      `Save ${MAX_VERSIONS}`,
    );
    dataOf(await items.moveToBin('news', id));
  });

  it('are retained while the item is in the bin and after its restore', async () => {
    const { id } = dataOf(await items.createItem('news', draft));
    dataOf(await items.updateItem('news', id, { ...draft, title: 'Кофе' }));
    const before = await history(id);
    dataOf(await items.moveToBin('news', id));
    dataOf(await restoreFromBin({ kind: 'news', itemId: id }));
    const [first, second, deletion, restored] = await history(id);
    expect([first, second]).toEqual(before);
    expect([deletion, restored]).toMatchObject([{ hasItem: false }, { hasItem: true }]);
    dataOf(await items.moveToBin('news', id));
  });
});
