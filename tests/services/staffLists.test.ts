import { beforeEach, describe, expect, it } from 'vitest';
import * as items from '../../src/staff/data/items/items';
import { stateOf } from '../../src/staff/kinds/values';
import { signedIn } from '../support/auth/staff';
import { newsRow } from '../support/screens/builders';
import { interceptNetwork, rangeNotSatisfiable, rows, table } from '../support/screens/msw';

interceptNetwork();

let token = '';

beforeEach(() => {
  token = signedIn().access_token;
});

const HOUR = 3_600_000;

describe('the staff list of news', () => {
  it('is read with the session, one page without content', async () => {
    const draft = newsRow({ status: 'draft', published_at: null });
    const seen = table('get', 'news', rows([draft], 31, 10));
    const result = await items.list('news', { page: 2 });
    expect(seen[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    const query = Object.fromEntries(seen[0]?.url.searchParams ?? []);
    expect(query).toMatchObject({ offset: '10', limit: '10' });
    expect(query.select).not.toContain('content');
    const listed = [{ id: draft.id, status: 'draft', published_at: null }];
    expect(result).toMatchObject({ success: true, data: { items: listed, total: 31 } });
  });

  it('distinguishes published articles from scheduled ones', async () => {
    const at = (offset: number) => new Date(Date.now() + offset).toISOString();
    const list = [newsRow({ published_at: at(-HOUR) }), newsRow({ published_at: at(HOUR) })];
    table('get', 'news', rows(list, 2));
    const result = await items.list('news', { page: 1 });
    expect(result.success && result.data.items.map((item) => stateOf('news', item))).toEqual([
      'shown',
      'scheduled',
    ]);
  });

  it.each([
    [' 100%, "tea_time" (draft) tea', '100,tea,time,draft'],
    ['Ёлки в МОСКВЕ', 'елк,в,москв'],
    ['embassies', 'embass'],
    ['a b c d e f g h i j k l', 'a,b,c,d,e,f,g,h,i,j'],
    ['   ', undefined],
  ])('searches at most ten words, each once, without endings: %s', async (search, words) => {
    const seen = table('get', 'news', rows([], 0));
    await items.list('news', { page: 1, search });
    const patterns = seen[0]?.url.searchParams
      .get('titles')
      ?.replaceAll(/[%"{}]|like\(all\)\./g, '');
    expect(patterns).toBe(words);
  });

  it('returns an empty page with the right total beyond the last one', async () => {
    table('get', 'news', rangeNotSatisfiable(31), rows([newsRow()], 31));
    expect(await items.list('news', { page: 9 })).toEqual({
      success: true,
      data: { items: [], total: 31 },
    });
  });
});
