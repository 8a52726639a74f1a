import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../src/content/site';
import { env } from '../../src/lib/env';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { feeds } from '../../src/prerender/feeds';
import { sitemap } from '../../src/prerender/sitemap';
import { toArticle } from '../../src/site/data/news/newsRows';
import { toNotice } from '../../src/site/data/notices/noticeRows';
import { attacks } from '../support/fuzz/attacks';
import { newsRow, noticeRow } from '../support/screens/builders';

/** The feeds and the sitemap that the build writes. */

type Row = Parameters<typeof newsRow>[0];

const { DOMParser } = new JSDOM().window;

/** Returns the documents of these rows by file name, parsed as XML. */
function written(rows: Row[], notices: object[] = []) {
  const news = {
    home: [],
    notices: [],
    noticesInForce: notices.map((row) => toNotice(noticeRow(row))),
    articles: rows.map((row) => toArticle(newsRow(row))),
  };
  const files = { ...sitemap(news), ...feeds(news) };
  return (name: string): Document => {
    const document = new DOMParser().parseFromString(files[name] ?? '', 'application/xml');
    expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
    return document;
  };
}

const textsIn = (document: Document, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

const BOTH = { title: 'Tea', translated_title: 'Чай', translated_content: 'Текст' } as const;

describe('a feed', () => {
  it('has the newest fifty articles, newest first, and the time of the last change', () => {
    const rows = Array.from({ length: 60 }, (_, day) => ({
      title: `Number ${day}`,
      published_at: new Date(Date.UTC(2026, 0, 60 - day)).toISOString(),
      updated_at: '2026-03-05T00:00:00.000Z',
    }));
    const feed = written(rows)('feed.xml');
    const titles = textsIn(feed, 'entry > title');
    expect([titles.length, titles[0], titles[49]]).toEqual([50, 'Number 0', 'Number 49']);
    expect(textsIn(feed, 'feed > updated')).toEqual(['2026-03-05T00:00:00.000Z']);
  });

  it.each([
    ['feed.xml', 'en', 'Tea', '/news', /^News/],
    ['ru/feed.xml', 'ru', 'Чай', '/ru/news', /^Новости/],
  ])('%s has the texts and links of its language', (name, language, title, list, itself) => {
    const feed = written([{ ...BOTH, slug: 'tea' }])(name);
    const entry = feed.querySelector('entry');
    expect(entry?.getAttribute('xml:lang')).toBe(language);
    expect(textsIn(feed, 'entry > title')).toEqual([title]);
    expect(textsIn(feed, 'feed > title')).toEqual([expect.stringMatching(itself)]);
    expect([...feed.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(
      [`/${name}`, list, `${list}/tea`].map((path) => env.siteUrl + path),
    );
  });

  it('marks what exists in the other language only', () => {
    const feed = written([{ title: 'Tea', translated_title: null }])('ru/feed.xml');
    expect(textsIn(feed, 'entry > title')[0]).toMatch(/^Tea \(Только\sна\sанглийском\)$/);
    expect(feed.querySelector('entry')?.getAttribute('xml:lang')).toBe('en');
  });

  it('has notices in force', () => {
    const feed = written([], [{ title: 'Queue' }])('feed.xml');
    expect(textsIn(feed, 'entry > title')).toEqual(['Queue']);
  });
});

describe('the sitemap', () => {
  it('lists each page and article in its languages, with links to them', () => {
    const rows = [
      { ...BOTH, slug: 'tea' },
      { slug: 'coffee', translated_title: null },
    ];
    const all = [...written(rows)('sitemap.xml').querySelectorAll('url')];
    expect(all.map((url) => url.querySelector('loc')?.textContent)).toEqual(
      [
        ...pages.flatMap(({ path }) => languages.map((language) => withPrefix(path, language))),
        ...['/news/tea', '/ru/news/tea', '/news/coffee'],
      ].map((path) => env.siteUrl + path),
    );
    const urls = all.slice(-3);
    const links = urls.map((url) =>
      [...url.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('hreflang')),
    );
    expect(links.slice(1, 3)).toEqual([
      ['en', 'ru', 'x-default'],
      ['en', 'x-default'],
    ]);
  });
});

beforeAll(async () => {
  for (const language of languages) await loadText(language, ['embassy']);
});

describe('hostile texts', () => {
  const NAMES = /^(?:feed|id|title|updated|author|name|link|entry|published|category|summary)$/;
  const expectHarmless = (text: string): void => {
    const row = { title: `x${text}`, content: text, category: `x${text}`, news_categories: null };
    const feed = written([row])('feed.xml');
    const names = [...feed.getElementsByTagName('*')].map(({ tagName }) => tagName);
    expect(names.filter((name) => !NAMES.test(name))).toEqual([]);
    expect(names.filter((name) => name === 'entry')).toHaveLength(1);
  };

  it.each([...attacks, 'a\u0000\u000b\ud800\ufffe\uffffb'])(
    'are plain text in a well-formed feed: %j',
    expectHarmless,
  );
});
