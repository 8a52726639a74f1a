import { describe, expect, it } from 'vitest';
import * as categories from '../../src/site/data/categories';
import * as news from '../../src/site/data/news/newsPage';
import { pageRange } from '../../src/site/data/paging';
import { signedIn } from '../support/auth/staff';
import { forbiddenUrls } from '../support/fuzz/attacks';
import { newsRow } from '../support/screens/builders';
import {
  answer,
  databaseError,
  interceptNetwork,
  newsPages,
  row,
  rows,
  table,
} from '../support/screens/msw';

/** What the database cannot show: weight and identity of requests, responses that are no news. */

interceptNetwork();

describe('the public list of news', () => {
  it('never selects content, and sends the publishable key and no session', async () => {
    signedIn();
    const seen = table('get', 'news', rows([]));
    await news.listPublished({ page: 1 });
    await news.listLatest(5);
    for (const { url, headers } of seen) {
      expect(url.searchParams.get('select')).not.toMatch(/content|\*|author_id/);
      expect(headers.get('apikey')).toBeTruthy();
      expect(headers.get('Authorization')).toBeNull();
    }
    expect(seen).toHaveLength(2);
  });

  it('returns the free-text category of an article, or null', async () => {
    const free = newsRow({ news_categories: null, category: 'Sport' });
    newsPages(2, rows([free, newsRow({ news_categories: null })]));
    const result = await news.listPublished({ page: 1 });
    expect(result.success && result.data.items.map(({ category }) => category)).toEqual([
      { slug: 'Sport', name: 'Sport' },
      null,
    ]);
  });

  it.each([0, -1, Number.NaN, 1.5])('reads page %d as the first', (page) => {
    expect(pageRange(page)).toEqual([0, 9]);
  });

  it('fails if the total is unavailable or no number', async () => {
    table('get', 'news', rows([newsRow()]));
    const responses = [databaseError(500, 'XX000'), row({}), rows([{ year: 2026 }])];
    answer('get', '/rest/v1/rpc/news_years', ...responses);
    for (const _ of responses) {
      expect(await news.listPublished({ page: 1 })).toMatchObject({ code: 'server' });
    }
  });

  it('fails if the response is not a list, or the category cannot be looked up', async () => {
    newsPages(1, rows([{ id: 1 }]));
    expect(await news.listPublished({ page: 1 })).toMatchObject({ code: 'server' });
    table('get', 'news_categories', databaseError(500, 'XX000'));
    expect(await news.listPublished({ page: 1, category: 'trade' })).toMatchObject({
      error: 'An error occurred while fetching news',
    });
  });

  it('aborts when the visitor leaves the page', async () => {
    const seen = table('get', 'news', rows([]));
    const result = await news.listPublished({ page: 1 }, AbortSignal.abort());
    expect([result.success, seen.length]).toEqual([false, 0]);
  });
});

describe('one article', () => {
  it('has no image that a browser may not open', async () => {
    const [script = ''] = forbiddenUrls;
    const images = { featured_image_url: script, additional_images: [script, '/scenes/tea.svg'] };
    table('get', 'news', rows([newsRow(images)]));
    expect(await news.getPublished('tea')).toMatchObject({
      data: { featuredImageUrl: null, additionalImages: ['/scenes/tea.svg'] },
    });
  });

  it('has its date of change, and no characters that HTML does not allow', async () => {
    const text = 'Tea\u0001 \u0008and\u007f\u0085 \ufdd0coffee\ufffe\uffff\n\t🦒';
    const article = newsRow({ title: text, content: text });
    table('get', 'news', rows([article]));
    const clean = 'Tea and coffee\n\t🦒';
    expect(await news.getPublished('tea')).toMatchObject({
      data: { title: clean, content: clean, updatedAt: new Date(article.updated_at) },
    });
  });
});

it('news of a category without an id are those with its free text, whatever is in it', async () => {
  table('get', 'news_categories', rows([]));
  expect(await categories.findId('nothing')).toBeNull();
  const seen = table('get', 'news', rows([]));
  await news.listPublished({ page: 1, category: 'tea),or=(id.gt.0' });
  expect(seen[0]?.url.searchParams.get('category')).toBe('eq.tea),or=(id.gt.0');
});
