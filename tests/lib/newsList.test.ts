import { expect, it } from 'vitest';
import { newsListPath, parseNewsPage } from '../../src/site/data/news/newsList';

it.each([
  [{ page: 1 }, '/news'],
  [{ page: 12 }, '/news/page/12'],
  [{ page: 2, category: 'Open day' }, '/news/page/2?category=Open+day'],
])('the path of the list of news %o is %s', (listing, path) => {
  expect(newsListPath(listing)).toBe(path);
  const [, page] = /page\/([^/?]+)/.exec(path) ?? [];
  expect(parseNewsPage(page)).toBe(listing.page);
});

it.each(['0', '1.5', '２'])('a list of news has no page %s', (page) => {
  expect(parseNewsPage(page)).toBeNull();
});
