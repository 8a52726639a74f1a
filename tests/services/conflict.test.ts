import { beforeEach, describe, expect, it } from 'vitest';
import { lastEditor } from '../../src/staff/data/history/auditEntries';
import * as items from '../../src/staff/data/items/items';
import { signedIn } from '../support/auth/staff';
import { newsRow, noticeRow } from '../support/screens/builders';
import { interceptNetwork, noNetwork, rows, table } from '../support/screens/msw';

interceptNetwork();
beforeEach(() => {
  signedIn();
});

const REVISION = 3;
const article = { title: 'Tea', content: 'Tea.', status: 'draft' } as const;
const notice = { title: 'Hours', description: '', type: 'link', link: 'https://a.ke' } as const;

describe('saving with a base revision', () => {
  it('filters by that revision', async () => {
    const stored = newsRow();
    const seen = table('patch', 'news', rows([stored]));
    expect(await items.update('news', stored.id, article, REVISION)).toMatchObject({
      success: true,
    });
    expect(seen[0]?.url.searchParams.get('revision')).toBe(`eq.${REVISION}`);
  });

  it('fails with conflict if the stored revision differs', async () => {
    const [news, other] = [newsRow(), noticeRow()];
    table('patch', 'news', rows([]));
    table('get', 'news', rows([{ id: news.id }]));
    table('patch', 'notices', rows([]));
    table('get', 'notices', rows([{ id: other.id }]));
    expect(await items.update('news', news.id, article, REVISION)).toMatchObject({
      code: 'conflict',
    });
    expect(await items.update('notices', other.id, notice, REVISION)).toMatchObject({
      code: 'conflict',
    });
  });

  it('fails with network if the current revision cannot be requested', async () => {
    const stored = newsRow();
    table('patch', 'news', rows([]));
    table('get', 'news', noNetwork);
    expect(await items.update('news', stored.id, article, REVISION)).toMatchObject({
      code: 'network',
    });
  });

  it('fails with notFound if the item has been deleted', async () => {
    table('patch', 'news', rows([]));
    table('get', 'news', rows([]));
    expect(await items.update('news', newsRow().id, article, REVISION)).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('lastEditor', () => {
  it('returns an e-mail address or null', async () => {
    const { id } = newsRow();
    const seen = table('get', 'audit', rows([{ actor_name: 'a@embassy.example' }]), rows([]));
    expect(await lastEditor('news', id)).toMatchObject({
      success: true,
      data: 'a@embassy.example',
    });
    expect(seen[0]?.url.searchParams.get('item_id')).toBe(`eq.${id}`);
    expect(await lastEditor('news', id)).toMatchObject({ success: true, data: null });
  });
});
