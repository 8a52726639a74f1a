import { describe, expect, it } from 'vitest';
import { newsListPath, parseNewsList } from '../../src/site/data/news/newsList';

describe('path of a list of news', () => {
  it.each([
    [{ page: 1 }, '/news'],
    [{ page: 2 }, '/news/page/2'],
    [{ page: 1, year: 2024 }, '/news/year/2024'],
    [{ page: 12, year: 2024 }, '/news/year/2024/page/12'],
    [{ page: 2, category: 'trade' }, '/news/page/2?category=trade'],
    [{ page: 1, year: 2024, category: 'Open day' }, '/news/year/2024?category=Open+day'],
  ])('of %o is %s', (listing, path) => {
    expect(newsListPath(listing)).toBe(path);
    const [, year] = /year\/([^/?]+)/.exec(path) ?? [];
    const [, page] = /page\/([^/?]+)/.exec(path) ?? [];
    const { category, ...ofPath } = { category: undefined, ...listing };
    expect(parseNewsList({ year, page })).toEqual(ofPath);
  });

  it.each([
    { page: '0' },
    { page: '1.5' },
    { year: '24' },
    { year: '20245' },
    { year: '２０２４' },
    { year: '2024', page: '0' },
  ])('has neither %o', (params) => {
    expect(parseNewsList(params)).toBeNull();
  });
});
