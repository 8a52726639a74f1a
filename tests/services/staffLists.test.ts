import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryWords } from '../../src/site/data/words';
import * as items from '../../src/staff/api/items/items';
import { signedIn } from '../support/auth/staff';
import { newsRow } from '../support/screens/builders';
import { interceptNetwork, noNetwork, rows, table } from '../support/screens/msw';

interceptNetwork();

beforeEach(() => {
  signedIn();
});

describe('the staff list of news', () => {
  it('has no content', async () => {
    const seen = table('get', 'news', rows([newsRow()], 1));
    await items.listItems('news', { page: 1 });
    expect(seen[0]?.url.searchParams.get('select')).not.toContain('content');
  });

  it('returns an empty page with the right total where PostgREST responds 416', async () => {
    const headers = { 'Content-Range': '*/31' };
    const beyond = HttpResponse.json({ code: 'PGRST103' }, { status: 416, headers });
    table('get', 'news', beyond, rows([newsRow()], 31));
    expect(await items.listItems('news', { page: 9 })).toMatchObject({
      data: { items: [], total: 31 },
    });
  });

  it.each([
    [' 100%, "tea_time" (drafts)', '100 tea time drafts'],
    ['Ёлки | МОСКВА:*', 'елки москва'],
    ['a b c d e f g h i j k l', 'a b c d e f g h i j'],
    [' % ', ''],
  ])('searches at most ten words, without operators: %s', (search, query) => {
    expect(queryWords(search).join(' ')).toBe(query);
  });
});

describe('saving an article', () => {
  it('fails with network if the current revision cannot be requested', async () => {
    table('patch', 'news', rows([]));
    table('get', 'news', noNetwork);
    const saved = await items.updateItem('news', newsRow().id, { title: 'Tea' }, 3);
    expect(saved).toMatchObject({ code: 'network' });
  });
});

it('an item whose id is no UUID is not found, without a request', async () => {
  expect(await items.fetchItem('news', 'new')).toMatchObject({ success: false, code: 'notFound' });
});
