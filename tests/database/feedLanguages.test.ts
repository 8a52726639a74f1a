// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../support/database/backend';

/** Feeds and sitemap of articles in one language or both. */

const SITE = 'https://embassy.example';

let database: MigratedDatabase;
const sql = <Row = Record<string, unknown>>(query: string) => database.sql<Row>(query);

beforeAll(async () => {
  database = await migratedDatabase();
  await sql(`insert into public.site (address) values ('${SITE}')`);
});
afterAll(() => database?.close());
beforeEach(() => sql('truncate public.news'));

const write = (slug: string, columns: Record<string, string>) => {
  const names = ['slug', 'status', ...Object.keys(columns)].join(', ');
  const values = [slug, 'published', ...Object.values(columns)].map((text) => `'${text}'`);
  return sql(`insert into public.news (${names}) values (${values.join(', ')})`);
};
const english = { title: 'Tea week', content: 'English text' };
const russian = { title: 'Неделя чая', content: 'Русский текст' };
const translationOf = ({ title, content }: typeof english) => ({
  translated_title: title,
  translated_content: content,
});

async function read(call: string): Promise<string> {
  await sql('set role anon');
  const [row] = await sql<{ text: string }>(`select public.${call} as text`);
  await sql('reset role');
  return row?.text ?? '';
}

/** Returns language, title and summary of the only entry. */
async function entryOf(language: 'en' | 'ru') {
  const feed = await read(`news_feed('${language}')`);
  const part = (pattern: RegExp) => pattern.exec(feed)?.[1];
  return [
    part(/<entry xml:lang="(..)">/),
    part(/<entry.*?<title>([^<]*)</),
    part(/<summary>([^<]*)</),
  ];
}

describe('a feed', () => {
  it.each([
    ['English', { ...english, ...translationOf(russian) }],
    ['Russian', { ...russian, ...translationOf(english) }],
  ])('has an article with the original in %s in the language of the feed', async (_, columns) => {
    await write('tea', columns);
    expect(await entryOf('en')).toEqual(['en', english.title, english.content]);
    expect(await entryOf('ru')).toEqual(['ru', russian.title, russian.content]);
  });

  it('marks an article that exists only in the other language', async () => {
    await write('tea', english);
    expect(await entryOf('en')).toEqual(['en', 'Tea week', english.content]);
    expect(await entryOf('ru')).toEqual(['en', 'Tea week (на английском)', english.content]);
    await sql('truncate public.news');
    await write('tea', russian);
    expect(await entryOf('ru')).toEqual(['ru', 'Неделя чая', russian.content]);
    expect(await entryOf('en')).toEqual(['ru', 'Неделя чая (in Russian)', russian.content]);
  });
});

describe('the sitemap', () => {
  const allUrls = async () =>
    [...(await read('news_sitemap()')).matchAll(/<url><loc>([^<]+)<.*?<\/url>/g)].map(
      ([url, loc]) => ({
        loc,
        links: [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
          ([, language, href]) => `${language} ${href}`,
        ),
      }),
    );
  const urls = async () => (await allUrls()).filter(({ loc }) => !loc?.includes('/year/'));

  it('lists the lists of the years that have articles, in both languages', async () => {
    await write('tea', { ...english, published_at: '2024-12-31T21:00:00Z' });
    await write('coffee', { ...english, published_at: '2019-05-01T12:00:00Z' });
    await write('flowers', { ...english, published_at: '2126-05-01T12:00:00Z' });
    const years = (await allUrls()).slice(2);
    expect(years.map(({ loc }) => loc)).toEqual(
      [2025, 2019].flatMap((year) => [`${SITE}/news/year/${year}`, `${SITE}/ru/news/year/${year}`]),
    );
    expect(years[1]?.links).toEqual([
      `en ${SITE}/news/year/2025`,
      `ru ${SITE}/ru/news/year/2025`,
      `x-default ${SITE}/news/year/2025`,
    ]);
  });

  it('lists both URLs of an article in both languages, each with links to both', async () => {
    await write('tea', { ...russian, ...translationOf(english) });
    const links = [`en ${SITE}/news/tea`, `ru ${SITE}/ru/news/tea`, `x-default ${SITE}/news/tea`];
    expect(await urls()).toEqual([
      { loc: `${SITE}/news/tea`, links },
      { loc: `${SITE}/ru/news/tea`, links },
    ]);
  });

  it.each([
    ['en', english, `${SITE}/news/tea`],
    ['ru', russian, `${SITE}/ru/news/tea`],
  ])('lists one URL of an article in one language: %s', async (language, columns, loc) => {
    await write('tea', columns);
    expect(await urls()).toEqual([{ loc, links: [`${language} ${loc}`, `x-default ${loc}`] }]);
  });
});
