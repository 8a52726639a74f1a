import { beforeEach, describe, expect, it } from 'vitest';
import * as newsAdmin from '../../src/services/news/newsAdmin';
import { signedIn } from '../support/auth/staff';
import { newsRow, uuid } from '../support/screens/builders';
import { answer, interceptNetwork, rows, table } from '../support/screens/msw';

interceptNetwork();

let token = '';

beforeEach(() => {
  token = signedIn().access_token;
});

const HOUR = 3_600_000;
const found = (total: number, ...ids: string[]) => rows([{ total, ids }]);

describe('the staff list of news', () => {
  it('is read with the session: the ids of a page, then their rows in this order, without content', async () => {
    const [first, draft] = [newsRow(), newsRow({ status: 'draft', published_at: null })];
    const asked = answer('get', '/rest/v1/rpc/find_news', found(31, draft.id, first.id));
    const seen = table('get', 'news', rows([first, draft]));
    const result = await newsAdmin.list({ page: 2 });
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({ first_row: '10' });
    const query = Object.fromEntries(seen[0]?.url.searchParams ?? []);
    expect([asked, seen].map(([request]) => request?.headers.get('Authorization'))).toEqual([
      `Bearer ${token}`,
      `Bearer ${token}`,
    ]);
    expect(query.id).toBe(`in.(${draft.id},${first.id})`);
    expect(query.select).not.toContain('content');
    expect(result).toMatchObject({
      success: true,
      data: {
        items: [{ id: draft.id, state: 'draft', publishedAt: null }, { id: first.id }],
        total: 31,
        hasMore: false,
      },
    });
  });

  it('distinguishes published articles from scheduled ones', async () => {
    const at = (offset: number) => new Date(Date.now() + offset).toISOString();
    const list = [newsRow({ published_at: at(-HOUR) }), newsRow({ published_at: at(HOUR) })];
    table('get', 'news', rows(list, 2));
    const result = await newsAdmin.list({ page: 1 });
    expect(result.success && result.data.items.map(({ state }) => state)).toEqual([
      'published',
      'scheduled',
    ]);
  });

  it('leaves out an article that was deleted after its id was found', async () => {
    const stored = newsRow();
    answer('get', '/rest/v1/rpc/find_news', found(2, uuid(), stored.id));
    table('get', 'news', rows([stored]));
    const result = await newsAdmin.list({ page: 1 });
    expect(result).toMatchObject({ data: { items: [{ id: stored.id }], total: 2 } });
  });

  it('is filtered and sorted by the function of the database', async () => {
    const asked = answer('get', '/rest/v1/rpc/find_news', found(0));
    const [category, author] = [uuid(), uuid()];
    const filters = { status: 'scheduled', category, author, gap: 'outdated' } as const;
    await newsAdmin.list({ page: 1, ...filters, sort: 'title' });
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      state: 'scheduled',
      topic: category,
      author,
      gap: 'outdated',
      sort: 'title',
    });
  });

  it.each([
    [' 100%, "tea_time" (draft) ', '100 tea time draft'],
    ['Ёлки в МОСКВЕ', 'елк в москв'],
    ['embassies', 'embass'],
  ])('searches words without their endings: %s', async (search, words) => {
    const asked = answer('get', '/rest/v1/rpc/find_news', found(0));
    await newsAdmin.list({ page: 1, search });
    expect(asked[0]?.url.searchParams.get('words')).toBe(words);
  });

  it('has no words for a blank search', async () => {
    const asked = answer('get', '/rest/v1/rpc/find_news', found(0));
    await newsAdmin.list({ page: 1, search: '   ' });
    expect(asked[0]?.url.searchParams.has('words')).toBe(false);
  });

  it('returns an empty page with the right total beyond the last one', async () => {
    answer('get', '/rest/v1/rpc/find_news', found(31));
    expect(await newsAdmin.list({ page: 9 })).toEqual({
      success: true,
      data: { items: [], total: 31, hasMore: false },
    });
  });

  it('states that more match than are counted', async () => {
    answer('get', '/rest/v1/rpc/find_news', found(10_001));
    expect(await newsAdmin.list({ page: 9 })).toMatchObject({
      data: { total: 10_000, hasMore: true },
    });
  });
});
