import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminRest } from '../support/browser/adminRest';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { attributes, parse, prerenderedPages } from '../support/html/servedPage';
import { checkXml } from './java';
import { checkStructuredData } from './structuredData';

/** The structured data of all pages and the feeds, as the validators of others judge them. */

const site = siteOfWorker();
const ATOM = 'tests/validators/atom.rnc';

const ARTICLES = [
  `"Quotes" & 'apostrophes' <b>tags</b> </script><script>alert(1)</script>`,
  `${'Щ'.repeat(199)}!`,
  'Чай 🦒🇰🇪👩🏽‍🌾 и кофе',
  'مرحبا backwards بكم',
].map((title, index) => ({
  title,
  slug: `odd-title-${index}`,
  content:
    '## A heading\n\nA text with **bold** & <b>tags</b>, a [link](https://mfa.go.ke) and "quotes"',
  status: 'published',
  featured_image_url: index % 2 ? '/scenes/tea-hills.svg' : null,
  additional_images: ['/scenes/dhow-coast.svg', '/scenes/mount-kenya.svg'],
  youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
  // Half a page of a year, and one of the newest.
  published_at: index === 0 ? '2015-05-01T12:00:00Z' : new Date().toISOString(),
}));

const PATHS = [
  ...prerenderedPages.map(({ address }) => address),
  ...['/news', '/ru/news'].flatMap((news) => [
    ...['page/2', 'page/77', 'year/2015', 'year/1999', 'no-such-article'].map(
      (rest) => `${news}/${rest}`,
    ),
    ...['how-to-plan-a-visit-to-kenyas-national-parks', 'an-afternoon-of-kenyan-tea'].map(
      (slug) => `${news}/${slug}`,
    ),
    ...ARTICLES.map(({ slug }) => `${news}/${slug}`),
  ]),
  '/search',
  '/ru/search',
  '/offline',
  '/admin',
  '/no/such/page',
];

const folder = mkdtempSync(join(tmpdir(), 'embassy-validators-'));
const pages = new Map<string, string>();
const FEEDS = ['/feed.xml', '/ru/feed.xml'];
const feeds = new Map<string, string>();

beforeAll(async () => {
  const rest = await adminRest();
  for (const article of ARTICLES) await rest('POST', 'news', article);
  const isRendered = async () => {
    const html = await (await fetch(`${site}/ru/news`)).text();
    expect(['odd-title-4', '/year/2015'].filter((text) => !html.includes(text))).toEqual([]);
  };
  await vi.waitFor(isRendered, { timeout: 60_000, interval: 500 });
  for (const path of PATHS) {
    pages.set(path, await (await fetch(site + path)).text());
  }
  for (const path of FEEDS) feeds.set(path, await (await fetch(site + path)).text());
});
afterAll(() => rmSync(folder, { recursive: true }));

const LD = 'script[type="application/ld+json"]';
const structuredDataOf = (html: string): string[] =>
  [...parse(html).querySelectorAll(LD)].map((script) => script.textContent);

describe('types of schema.org', () => {
  it('match the structured data of all pages', () => {
    const documents = new Map(
      [...pages].flatMap(([path, html]) =>
        structuredDataOf(html).map((json, index) => [`${path} ${index}`, json] as const),
      ),
    );
    console.info(`structured data of ${documents.size} pages`);
    expect(documents.size).toBeGreaterThan(prerenderedPages.length);
    expect(checkStructuredData(documents)).toEqual([]);
  });
});

describe('RELAX NG of Atom', () => {
  const check = (xml: string): string => {
    const file = join(folder, 'feed.xml');
    writeFileSync(file, xml);
    return checkXml(ATOM, file);
  };

  it.each(FEEDS)('accepts %s, whose entries have ids of their own', (path) => {
    const xml = feeds.get(path) ?? '';
    expect(check(xml)).toBe('');
    const ids = [...xml.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is that of the feeds which the pages name', () => {
    const named = [...pages.values()].flatMap((html) =>
      attributes(parse(html), 'link[type="application/atom+xml"]', 'href'),
    );
    expect(new Set(named)).toEqual(new Set(FEEDS));
  });
});
