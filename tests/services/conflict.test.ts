import { beforeEach, describe, expect, it } from 'vitest';
import { lastEditor } from '../../src/services/history/auditEntries';
import * as newsAdmin from '../../src/services/news/newsAdmin';
import * as noticesAdmin from '../../src/services/notices/noticesAdmin';
import { signedIn } from '../support/auth/staff';
import { newsRow, noticeRow } from '../support/screens/builders';
import { interceptNetwork, noNetwork, rows, table } from '../support/screens/msw';

interceptNetwork();
beforeEach(() => {
  signedIn();
});

const VERSION = '2026-11-20 09:00:00.123+00';
const article = { title: 'Tea', content: 'Tea.', status: 'draft' } as const;
const notice = { title: 'Hours', description: '', type: 'link', link: 'https://a.ke' } as const;

describe('saving with a base version', () => {
  it('filters by that version to the millisecond', async () => {
    const stored = newsRow();
    const seen = table('patch', 'news', rows([stored]));
    expect(await newsAdmin.update(stored.id, article, VERSION)).toMatchObject({ success: true });
    expect(seen[0]?.url.searchParams.getAll('updated_at')).toEqual([
      'gte.2026-11-20T09:00:00.122Z',
      'lte.2026-11-20T09:00:00.124Z',
    ]);
  });

  it('fails with conflict if the stored version differs', async () => {
    const [news, other] = [newsRow(), noticeRow()];
    table('patch', 'news', rows([]));
    table('get', 'news', rows([{ id: news.id }]));
    table('patch', 'notices', rows([]));
    table('get', 'notices', rows([{ id: other.id }]));
    expect(await newsAdmin.update(news.id, article, VERSION)).toMatchObject({ code: 'conflict' });
    expect(await noticesAdmin.update(other.id, notice, VERSION)).toMatchObject({
      code: 'conflict',
    });
  });

  it('fails with network if the current version cannot be requested', async () => {
    const stored = newsRow();
    table('patch', 'news', rows([]));
    table('get', 'news', noNetwork);
    expect(await newsAdmin.update(stored.id, article, VERSION)).toMatchObject({ code: 'network' });
  });

  it('fails with notFound if the item has been deleted', async () => {
    table('patch', 'news', rows([]));
    table('get', 'news', rows([]));
    expect(await newsAdmin.update(newsRow().id, article, VERSION)).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('lastEditor', () => {
  it('returns an e-mail address or null', async () => {
    const { id } = newsRow();
    const seen = table('get', 'audit', rows([{ actor_name: 'a@embassy.example' }]), rows([]));
    expect(await lastEditor(id)).toMatchObject({ success: true, data: 'a@embassy.example' });
    expect(seen[0]?.url.searchParams.get('item_id')).toBe(`eq.${id}`);
    expect(await lastEditor(id)).toMatchObject({ success: true, data: null });
  });
});
