import { describe, expect, it } from 'vitest';
import * as categories from '../../src/services/categories';
import * as news from '../../src/services/news/news';
import { categoryRow } from '../support/screens/builders';
import { databaseError, interceptNetwork, rows, table } from '../support/screens/msw';

interceptNetwork();

describe('news of one category', () => {
  it('matches articles by the category’s id and by its slug as free text', async () => {
    const trade = categoryRow();
    const lookUp = table('get', 'news_categories', rows([trade]));
    const seen = table('get', 'news', rows([]));
    await news.listPublished({ page: 1, category: 'trade' });
    await news.listLatest(5, 'trade');
    expect(lookUp[0]?.url.searchParams.get('slug')).toBe('eq.trade');
    for (const { url } of seen) {
      expect(url.searchParams.get('or')).toBe(`(category_id.eq.${trade.id},category.eq.trade)`);
    }
    expect(seen).toHaveLength(2);
  });

  it('matches an unknown slug as free text alone, with any characters in it', async () => {
    table('get', 'news_categories', rows([]));
    const seen = table('get', 'news', rows([]));
    await news.listPublished({ page: 1, category: 'tea),or=(id.gt.0' });
    expect(seen[0]?.url.searchParams.get('category')).toBe('eq.tea),or=(id.gt.0');
    expect(seen[0]?.url.searchParams.has('or')).toBe(false);
  });

  it('fails with the error of the news list if the category request fails', async () => {
    table('get', 'news_categories', databaseError(500, 'XX000'));
    expect(await news.listPublished({ page: 1, category: 'trade' })).toMatchObject({
      success: false,
      error: 'An error occurred while fetching news',
    });
  });
});

describe('categories', () => {
  it('are sorted by name', async () => {
    const [culture, trade] = [categoryRow({ name: 'Culture', slug: 'culture' }), categoryRow()];
    const seen = table('get', 'news_categories', rows([culture, trade]));
    expect(await categories.list()).toEqual({ success: true, data: [culture, trade] });
    expect(seen[0]?.url.searchParams.get('order')).toBe('name.asc');
  });

  it('have an id for a known slug, null for any other', async () => {
    const trade = categoryRow();
    table('get', 'news_categories', rows([trade]), rows([]));
    expect(await categories.idForSlug('trade')).toEqual({ success: true, data: trade.id });
    expect(await categories.idForSlug('nothing')).toEqual({ success: true, data: null });
  });
});
