import { beforeEach, describe, expect, it } from 'vitest';
import * as items from '../../src/staff/data/items/items';
import { signedIn } from '../support/auth/staff';
import { newsRow, noticeRow, uuid } from '../support/screens/builders';
import { databaseError, interceptNetwork, rows, table } from '../support/screens/msw';

interceptNetwork();

let token = '';

beforeEach(() => {
  token = signedIn().access_token;
});

const article = { title: 'Tea tasting', content: '# Tea', status: 'published' } as const;
const notice = { title: 'Form', type: 'link', link: 'https://mfa.go.ke' } as const;

describe.each([
  { kind: 'news', stored: newsRow(), columns: article },
  { kind: 'notices', stored: noticeRow(), columns: notice },
] as const)('an item of $kind', ({ kind, stored, columns }) => {
  it('is read by id', async () => {
    table('get', kind, rows([stored]), rows([]));
    expect(await items.get(kind, stored.id)).toMatchObject({ success: true, data: stored });
  });

  it('fails with notFound if it does not exist or the URL has no UUID', async () => {
    table('get', kind, rows([]));
    expect(await items.get(kind, uuid())).toMatchObject({ success: false, code: 'notFound' });
    expect(await items.get(kind, 'new')).toMatchObject({ success: false, code: 'notFound' });
  });

  it('is created with the given columns alone; the database sets author and dates', async () => {
    const seen = table('post', kind, rows([stored]));
    expect(await items.create(kind, columns)).toMatchObject({ success: true });
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(seen[0]?.body).toEqual({ ...columns, id });
    expect(seen[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });

  it('is updated and deleted by id; an unknown id fails with notFound', async () => {
    const updates = table('patch', kind, rows([stored]), rows([]));
    const deletions = table('delete', kind, rows([{ id: stored.id }]), rows([]));
    expect(await items.update(kind, stored.id, columns)).toMatchObject({ success: true });
    expect(updates[0]?.url.searchParams.get('id')).toBe(`eq.${stored.id}`);
    expect(updates[0]?.body).toEqual(columns);
    expect(await items.update(kind, stored.id, columns)).toMatchObject({ code: 'notFound' });
    expect(await items.remove(kind, stored.id)).toEqual({ success: true, data: null });
    expect(deletions[0]?.url.searchParams.get('id')).toBe(`eq.${stored.id}`);
    expect(await items.remove(kind, stored.id)).toMatchObject({ code: 'notFound' });
  });

  it('is listed with search and state', async () => {
    const seen = table('get', kind, rows([stored], 12));
    const result = await items.list(kind, { page: 1, search: 'closed', state: 'draft' });
    await items.list(kind, { page: 1, state: 'all' });
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toMatchObject({
      titles: 'like(all).{%close%}',
      status: 'eq.draft',
    });
    expect(seen[1]?.url.searchParams.has('status')).toBe(false);
    expect(result).toMatchObject({ success: true, data: { total: 12 } });
  });
});

describe('an article', () => {
  it('fails with duplicateSlug if its slug is in use', async () => {
    const slugTaken = databaseError(
      409,
      '23505',
      'duplicate key value violates unique constraint "news_slug_unique"',
    );
    table('post', 'news', slugTaken);
    table('patch', 'news', slugTaken);
    expect(await items.create('news', article)).toMatchObject({ code: 'duplicateSlug' });
    expect(await items.update('news', uuid(), article)).toMatchObject({ code: 'duplicateSlug' });
  });
});
