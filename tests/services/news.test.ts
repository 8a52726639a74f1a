import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import * as news from '../../src/services/news/news';
import { signedIn } from '../support/auth/staff';
import { newsRow, uuid } from '../support/screens/builders';
import { withFastClock } from '../support/screens/clock';
import {
  answer,
  databaseError,
  interceptNetwork,
  newsPages,
  noNetwork,
  row,
  rows,
  table,
} from '../support/screens/msw';

interceptNetwork();

describe('the public list of news', () => {
  it('requests published items by publication date, then creation, ten a page', async () => {
    const seen = table('get', 'news', rows([]));
    await news.listPublished({ page: 3 });
    const query = seen[0]?.url.searchParams;
    expect(query?.get('status')).toBe('eq.published');
    expect(query?.get('order')).toBe('published_at.desc,created_at.desc,id.asc');
    expect(query?.get('offset')).toBe('20');
    expect(query?.get('limit')).toBe('10');
    expect(seen[0]?.headers.get('Prefer') ?? '').not.toContain('count');
  });

  it('never selects content', async () => {
    const seen = table('get', 'news', rows([]));
    await news.listPublished({ page: 1 });
    await news.listLatest(5);
    for (const { url } of seen) {
      expect(url.searchParams.get('select')).not.toMatch(/content|\*|author_id/);
    }
  });

  it('sends the publishable key and no session', async () => {
    signedIn();
    const seen = table('get', 'news', rows([]));
    await news.listPublished({ page: 1 });
    expect(seen[0]?.headers.get('apikey')).toBeTruthy();
    expect(seen[0]?.headers.get('Authorization')).toBeNull();
  });

  it('returns items with dates and the total of all pages', async () => {
    const row = newsRow({ published_at: '2026-11-21 00:02:56.618+00' });
    newsPages(26, rows([row]));
    expect(await news.listPublished({ page: 1 })).toEqual({
      success: true,
      data: {
        items: [
          {
            id: row.id,
            slug: row.slug,
            language: 'en',
            title: row.title,
            translation: null,
            category: { slug: 'trade', name: 'Trade' },
            featuredImageUrl: '/scenes/tea-hills.svg',
            publishedAt: new Date('2026-11-21T00:02:56.618Z'),
          },
        ],
        total: 26,
        years: [{ year: 2026, total: 26 }],
      },
    });
  });

  it('returns the free-text category of an article, or null', async () => {
    const free = newsRow({ news_categories: null, category: 'Sport' });
    const none = newsRow({ news_categories: null });
    newsPages(2, rows([free, none]));
    const result = await news.listPublished({ page: 1 });
    expect(result.success && result.data.items.map(({ category }) => category)).toEqual([
      { slug: 'Sport', name: 'Sport' },
      null,
    ]);
  });

  it.each([0, -1, Number.NaN, 1.5])('reads page %d as the first', async (page) => {
    const seen = table('get', 'news', rows([]));
    await news.listPublished({ page });
    expect(seen[0]?.url.searchParams.get('offset')).toBe('0');
  });

  it('requests the total separately, also that of a category', async () => {
    table('get', 'news_categories', rows([{ id: uuid() }]));
    newsPages(0, rows([]));
    const seen = answer(
      'get',
      '/rest/v1/rpc/news_years',
      HttpResponse.json([{ year: 2026, total: 3 }]),
    );
    expect(await news.listPublished({ page: 1, category: 'trade' })).toMatchObject({
      data: { total: 3 },
    });
    await news.listPublished({ page: 1 });
    expect(seen.map(({ url }) => url.search)).toEqual(['?topic=trade', '']);
  });

  it('requests the articles of a year in Moscow, with the total of that year', async () => {
    const seen = newsPages({ 2022: 25, 2026: 3 }, rows([]));
    expect(await news.listPublished({ page: 2, year: 2022 })).toMatchObject({
      data: {
        total: 25,
        years: [
          { year: 2026, total: 3 },
          { year: 2022, total: 25 },
        ],
      },
    });
    const query = seen[0]?.url.searchParams;
    expect(query?.getAll('published_at')).toEqual([
      'gte.2021-12-31T21:00:00.000Z',
      'lt.2022-12-31T21:00:00.000Z',
    ]);
    expect(query?.get('offset')).toBe('10');
    expect(await news.listPublished({ page: 1, year: 2020 })).toMatchObject({ data: { total: 0 } });
  });

  it('returns an empty page with the right total beyond the last one', async () => {
    newsPages(26, rows([]));
    for (const page of [4, 999]) {
      expect(await news.listPublished({ page })).toEqual({
        success: true,
        data: { items: [], total: 26, years: [{ year: 2026, total: 26 }] },
      });
    }
  });

  it('reads a deep page by ids, so that skipped articles are not read', async () => {
    const row = newsRow();
    const seen = newsPages(511, rows([{ id: row.id }]), rows([row]));
    const result = await news.listPublished({ page: 52 });
    expect(result).toMatchObject({ data: { items: [{ id: row.id }], total: 511 } });
    const [ids, articles] = seen.map(({ url }) => url.searchParams);
    expect([ids?.get('select'), ids?.get('offset')]).toEqual(['id', '510']);
    expect([articles?.get('id'), articles?.get('offset')]).toEqual([`in.(${row.id})`, null]);
    expect(articles?.get('order')).toBe(ids?.get('order'));
  });

  it('fails if the total is unavailable or no number', async () => {
    table('get', 'news', rows([newsRow()]));
    answer(
      'get',
      '/rest/v1/rpc/news_years',
      databaseError(500, 'XX000'),
      row({}),
      rows([{ year: 2026 }]),
    );
    expect(await news.listPublished({ page: 1 })).toMatchObject({ success: false });
    for (let response = 0; response < 2; response += 1) {
      expect(await news.listPublished({ page: 1 })).toMatchObject({
        success: false,
        code: 'server',
      });
    }
  });

  it('fails if the response is not a list', async () => {
    newsPages(1, rows([{ id: 1 }]));
    expect(await news.listPublished({ page: 1 })).toMatchObject({ success: false, code: 'server' });
  });

  it('retries until the network is back', async () => {
    const seen = newsPages(1, noNetwork, noNetwork, rows([newsRow()]));
    const { value } = await withFastClock(() => news.listPublished({ page: 1 }));
    expect(value).toMatchObject({ success: true, data: { total: 1 } });
    expect(seen).toHaveLength(3);
  });

  it('aborts when the visitor leaves the page', async () => {
    const seen = table('get', 'news', rows([]));
    const result = await news.listPublished({ page: 1 }, AbortSignal.abort());
    expect(result).toMatchObject({ success: false });
    expect(seen).toHaveLength(0);
  });
});

describe('the latest news', () => {
  it('requests the given number without a count', async () => {
    const seen = table('get', 'news', rows([newsRow()]));
    const result = await news.listLatest(5);
    expect(seen[0]?.url.searchParams.get('limit')).toBe('5');
    expect(seen[0]?.headers.get('Prefer') ?? '').not.toContain('count');
    expect(result.success && result.data).toHaveLength(1);
  });
});
