import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { beforeEach, expect, it } from 'vitest';
import { withoutInvisible } from '../../src/lib/text/invisible';
import { migratedDatabase } from '../support/database/backend';
import { attacks } from '../support/fuzz/attacks';
import { runs, seed } from '../support/fuzz/fuzz';
import { hostileText } from '../support/fuzz/hostile';

/**
 * The feed and the articles' sitemap with hostile titles, texts and categories, as an XML parser
 * reads them.
 */

const SITE = 'https://embassy.example';
const CASES = runs(500);
/** The number of articles in a feed. */
const AT_ONCE = 50;

const { DOMParser } = new JSDOM().window;

const sql = await migratedDatabase();
await sql(`insert into public.site (address) values ('${SITE}')`);
beforeEach(() => sql('truncate public.news'));

/**
 * Returns what the database accepts of a text: one line without invisible characters and lone surrogates, at most
 * `length` characters.
 */
const storable = (text: string, length: number): string =>
  Array.from(withoutInvisible(text.replace(/\p{Cs}|[\t\n]/gu, '')))
    .slice(0, length)
    .join('');

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

async function publish(texts: string[]): Promise<string[]> {
  const titles = texts.map((text) => `x${storable(text, 180)}`);
  const rows = titles.map((title, n) => {
    const topic = quoted(`x${storable(texts[n] ?? '', 50)}`);
    const content = quoted(`x${storable(texts[n] ?? '', 2000)}`);
    return `(${quoted(title)}, ${content}, ${topic}, 'published', now() - interval '${n} minutes')`;
  });
  await sql(`insert into public.news (title, content, category, status, published_at)
    values ${rows.join()}`);
  return titles;
}

async function read(call: string): Promise<Document> {
  const [row] = await sql<{ text: string }>(`select public.${call}() as text`);
  return new DOMParser().parseFromString(row?.text ?? '', 'application/xml');
}

const texts = (document: Document, name: string): string[] =>
  Array.from(document.getElementsByTagName(name), ({ textContent }) => textContent ?? '');

/** All elements of both kinds of document. */
const ELEMENTS = new Set(
  `feed id title updated author name link entry published category summary
  urlset url loc lastmod xhtml:link`.split(/\s+/),
);

/** Returns a text without the characters that XML cannot represent. */
const writable = (text: string): string =>
  Array.from(text)
    .filter((sign) => (sign >= ' ' ? !'\ufffe\uffff'.includes(sign) : '\t\n\r'.includes(sign)))
    .join('');

async function expectHarmless(batch: string[]): Promise<void> {
  await sql('truncate public.news');
  const titles = await publish(batch);
  for (const call of ['news_feed', 'news_sitemap']) {
    const document = await read(call);
    const names = Array.from(document.getElementsByTagName('*'), ({ tagName }) => tagName);
    expect(names.filter((name) => !ELEMENTS.has(name))).toEqual([]);
    const urls = [
      ...texts(document, 'loc'),
      ...['link', 'xhtml:link'].flatMap((name) =>
        Array.from(document.getElementsByTagName(name), (link) => link.getAttribute('href') ?? ''),
      ),
    ];
    expect(urls.length).toBeGreaterThan(batch.length);
    expect(urls.filter((url) => !/^https:\/\/embassy\.example\/[\w./-]*$/.test(url))).toEqual([]);
    if (call !== 'news_feed') continue;
    const [, ...marked] = texts(document, 'title');
    const found = marked.map((title) => title.replace(/ \(in Russian\)$/, ''));
    expect(found).toEqual(titles.map(writable));
  }
}

const batches = (all: string[]): string[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, n) =>
    all.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );

it('the feeds contain every known attack as plain text in a well-formed document', async () => {
  const noCharacters = 'a\u000b\ufffe\uffffb';
  for (const batch of batches([...attacks, noCharacters])) await expectHarmless(batch);
});

it('the feeds contain generated attacks as plain text in a well-formed document', async () => {
  const made = fc.sample(hostileText, { seed: seed(), numRuns: CASES });
  for (const batch of batches(made)) await expectHarmless(batch);
  console.info(`feeds, attacks: ${attacks.length}, fuzz cases: ${CASES}`);
});
