import { describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../../local/database/embedded';
import {
  type AuditEntry,
  changesOf,
  lastChanges,
} from '../../../src/staff/api/history/auditEntries';
import * as items from '../../../src/staff/api/items/items';
import { dataOf, withStaff } from '../../support/database/services';

/** The audit: written by triggers, read by admins, changed by no role. */

const { admin } = withStaff();

const draft = { title: 'Чай', content: 'Текст', status: 'draft' } as const;
const hours = { title: 'Hours', description: '', type: 'link', link: 'https://mfa.go.ke' } as const;
const actorName = DEMO_ADMIN.email;

/** Returns the audit entries of an item, oldest first. */
const history = async (id: string, kind: AuditEntry['kind'] = 'news') =>
  dataOf(await changesOf(kind, id)).reverse();

describe('the audit of an article', () => {
  it('records each step with the changed fields only', async () => {
    const begin = Date.now() - 1_000;
    const { id, slug } = dataOf(await items.create('news', draft));
    dataOf(await items.update('news', id, { ...draft, title: 'Кофе', content: 'Другой текст' }));
    dataOf(await items.update('news', id, { ...draft, title: 'Кофе', content: 'Другой текст' }));
    dataOf(await items.remove('news', id));
    const entries = await history(id);
    expect(entries).toMatchObject([
      { actorName, kind: 'news', action: 'create', title: 'Чай' },
      {
        actorName,
        action: 'change',
        title: 'Кофе',
        // For the text its lengths; the versions store the text.
        changes: { title: ['Чай', 'Кофе'], content: [5, 12] },
      },
      { actorName, action: 'change', title: 'Кофе', changes: {} },
      { actorName, action: 'bin', title: 'Кофе' },
    ]);
    expect(Object.keys(entries[1]?.changes ?? {}).sort()).toEqual(['content', 'title']);
    expect(entries[0]?.changes).toMatchObject({ slug: [null, slug], status: [null, 'draft'] });
    expect(entries[3]?.changes).toMatchObject({ title: ['Кофе', null], content: [12, null] });
    for (const { occurredAt } of entries) {
      expect(occurredAt.getTime()).toBeGreaterThan(begin);
      expect(occurredAt.getTime()).toBeLessThan(Date.now() + 1_000);
    }
  });

  it('has one entry for each row of a statement', async () => {
    const rows = ['One', 'Two', 'Three'].map((title) => ({ title, content: 'Text' }));
    const { data } = await admin().from('news').insert(rows).select('id').throwOnError();
    const ids = data.map(({ id }) => id);
    await admin().from('news').update({ status: 'published' }).in('id', ids).throwOnError();
    for (const id of ids) {
      expect(await history(id)).toMatchObject([
        { action: 'create' },
        { action: 'change', changes: { status: ['draft', 'published'] } },
      ]);
    }
    await admin().from('news').delete().in('id', ids).throwOnError();
  });
});

describe('the last changes', () => {
  it('lists notices and articles, newest first, with the items that still exist', async () => {
    const article = dataOf(await items.create('news', draft));
    const notice = dataOf(await items.create('notices', hours));
    dataOf(await items.remove('news', article.id));
    expect(dataOf(await lastChanges('content')).slice(0, 3)).toMatchObject([
      { kind: 'news', action: 'bin', itemId: article.id, item: undefined },
      { kind: 'notices', action: 'create', item: { id: notice.id, title: hours.title } },
      { kind: 'news', action: 'create', itemId: article.id, item: undefined },
    ]);
    dataOf(await items.remove('notices', notice.id));
  });
});

describe('the audit of a deleted file', () => {
  const url = 'https://abc.public.blob.vercel-storage.com/news/tea.jpg';

  it("is written for the admin who deletes it, with the database's time", async () => {
    await admin().rpc('log_file_deletion', { url }).throwOnError();
    await admin().rpc('log_file_deletion', { url, failed: true }).throwOnError();
    expect(dataOf(await lastChanges('content')).slice(0, 2)).toMatchObject([
      { kind: 'files', action: 'keep', actorName, itemId: null, title: url },
      { kind: 'files', action: 'delete', actorName, itemId: null, title: url },
    ]);
  });
});
