import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import * as categories from '../../src/site/data/categories';
import { fetchCurrentSite } from '../../src/site/data/currentSite/fetchCurrentSite';
import * as news from '../../src/site/data/news/newsPage';
import * as notices from '../../src/site/data/notices/currentNotices';
import { pageRange } from '../../src/site/data/paging';
import { signedIn } from '../support/auth/staff';
import { forbiddenUrls } from '../support/fuzz/attacks';
import { currentAlertRow, newsRow, noticeRow } from '../support/screens/builders';
import {
  currentSite,
  databaseError,
  htmlPage,
  interceptNetwork,
  noNetwork,
  rows,
  siteNow,
  table,
} from '../support/screens/msw';

/** What the database cannot show: weight and identity of requests, responses that are no data. */

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
    table('get', 'news', rows([free, newsRow({ news_categories: null })], 2));
    const result = await news.listPublished({ page: 1 });
    expect(result.success && result.data.items.map(({ category }) => category)).toEqual([
      { slug: 'Sport', name: 'Sport' },
      null,
    ]);
  });

  it.each([0, -1, Number.NaN, 1.5])('reads page %d as the first', (page) => {
    expect(pageRange(page)).toEqual([0, 9]);
  });

  it('fails if the response has no total', async () => {
    table('get', 'news', rows([newsRow()]));
    expect(await news.listPublished({ page: 1 })).toMatchObject({ code: 'server' });
  });

  it('fails if the response is not a list, or the category cannot be looked up', async () => {
    table('get', 'news', rows([{ id: 1 }], 1));
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
  expect(await categories.findCategoryId('nothing')).toBeNull();
  const seen = table('get', 'news', rows([]));
  await news.listPublished({ page: 1, category: 'tea),or=(id.gt.0' });
  expect(seen[0]?.url.searchParams.get('category')).toBe('eq.tea),or=(id.gt.0');
});

describe('a notice', () => {
  it('has no link, and no file, that a browser may not open', async () => {
    const all = forbiddenUrls.flatMap((url) => [
      noticeRow({ link: url }),
      noticeRow({ type: 'document', link: null, file_url: url }),
    ]);
    table('get', 'notices', rows(all));
    const result = await notices.listCurrent();
    const links = result.success && result.data.flatMap(({ href }) => href ?? []);
    expect(links).toEqual([]);
  });

  it('returns the file of each language; a translation without one has that of the original', async () => {
    const [file, russian] = ['https://mfa.go.ke/form.pdf', 'https://mfa.go.ke/form-ru.pdf'];
    const translation = { translated_title: 'Бланк', translated_description: 'Новый.' };
    const document = { type: 'document', link: null, file_url: file, ...translation } as const;
    const own = noticeRow({ ...document, translated_file_url: russian });
    table('get', 'notices', rows([own, noticeRow(document), noticeRow(translation)]));
    const result = await notices.listCurrent();
    const texts = { title: 'Бланк', description: 'Новый.' };
    expect(result.success && result.data.map((notice) => notice.translation)).toEqual([
      { ...texts, href: russian },
      { ...texts, href: file },
      { ...texts, href: noticeRow().link },
    ]);
  });
});

const DAY = 86_400_000;

describe('current alerts', () => {
  it('end by the clock of the server where that of the device is a day fast', async () => {
    const until = new Date(Date.now() - DAY + 60_000);
    const row = currentAlertRow({ until: until.toISOString() });
    const Date_ = new Date(Date.now() - DAY).toUTCString();
    currentSite(HttpResponse.json({ alerts: [row], facts: [] }, { headers: { Date: Date_ } }));
    const endsAt = (await fetchCurrentSite())?.alerts[0]?.endsAt ?? 0;
    expect(Math.abs(endsAt - Date.now() - 60_000)).toBeLessThan(5_000);
  });

  it('have no link where it is not a web address', async () => {
    currentSite(siteNow([currentAlertRow({ link: 'javascript:alert(1)' })]));
    expect(await fetchCurrentSite()).toMatchObject({ alerts: [{ link: null }] });
  });

  it.each([
    ['no response', noNetwork],
    ['an error', databaseError(500, 'XX000')],
    ['a page of a proxy', htmlPage()],
    ['no list', HttpResponse.json(null)],
  ])('fail after one request with %s', async (_, response) => {
    const seen = currentSite(response);
    expect(await fetchCurrentSite()).toBeNull();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers.has('authorization')).toBe(false);
  });
});
