import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';
import english from '../../src/locales/en/common.json';
import russian from '../../src/locales/ru/common.json';
import { migratedDatabase, startBackend } from '../support/database/backend';

/** The news feed and the articles' sitemap: their content, and the URLs that serve them. */

const sql = await migratedDatabase();
const backend = await startBackend();
afterAll(() => backend.close());

const SITE = 'https://embassy.example';

const FEEDS = [
  ['news_feed', 'application/atom+xml; charset=utf-8'],
  ['news_sitemap', 'application/xml; charset=utf-8'],
] as const;

/** Parameters that advertisements, newsletters and feed readers append to a URL. */
const APPENDED =
  `utm_source utm_medium utm_campaign utm_term utm_content utm_id utm_referrer yclid ysclid
  _openstat gclid gbraid wbraid gad_source gad_campaignid fbclid msclkid _ga mc_cid mc_eid from ref source
  v t`.split(/\s+/);

describe('the feed documents', () => {
  beforeEach(async () => {
    await sql('truncate public.news, public.notices, public.alerts, public.facts');
    await sql('delete from public.site');
    await sql(`insert into public.site (address) values ('${SITE}')`);
  });

  const write = (title: string, rest = '') =>
    sql(`insert into public.news (title, content, status, published_at)
      select ${title}, 'Text', 'published', now() - interval '1 hour' ${rest}`);

  /** Returns a document as visitors get it. */
  async function read(call: string): Promise<string> {
    await sql('set role anon');
    const [row] = await sql<{ text: string }>(`select ${call} as text`);
    await sql('reset role');
    return row?.text ?? '';
  }

  /** Returns the texts at a path, parsed as XML. */
  async function texts(call: string, path: string): Promise<string[]> {
    const document = (await read(call)).replaceAll("'", "''");
    const rows = await sql<{ text: string }>(`
      select x.text from xmltable(xmlnamespaces('http://www.w3.org/2005/Atom' as a,
        'http://www.sitemaps.org/schemas/sitemap/0.9' as s),
        '${path}' passing xmlparse(document '${document}') columns text text path '.') as x`);
    return rows.map(({ text }) => text);
  }

  it('are well-formed with markup in a text or category, and show the text without Markdown', async () => {
    await sql(`insert into public.news (title, content, status, category) values ('Tea',
      E'# Heading\\n\\n**Bold** and a [link](https://x.example) <b>&</b>\\n\\n![](/p.png)\\n\\n| a | b |\\n| --- | --- |\\n| 1 | 2 |\\n\\n- one\\n2. two',
      'published', '<"&'']]>')`);
    expect(await texts('public.news_feed()', '//a:summary')).toEqual([
      'Bold and a link <b>&</b> one two',
    ]);
    expect(await texts('public.news_feed()', '//a:category/@term')).toEqual([`<"&']]>`]);
  });

  it('cut a long text between words', async () => {
    await sql(`insert into public.news (title, content, status)
      values ('Long', repeat('word ', 900), 'published')`);
    const [summary] = await texts('public.news_feed()', '//a:summary');
    expect(summary).toMatch(/^(word )+word…$/);
    expect(summary?.length).toBeLessThanOrEqual(300);
  });

  it('have the newest fifty articles, newest first, and the date of the last change', async () => {
    await sql(`insert into public.news (title, content, status, published_at)
      select 'Number ' || n, 'Text', 'published', now() - n * interval '1 day'
      from generate_series(1, 60) as n`);
    const titles = await texts('public.news_feed()', '//a:entry/a:title');
    expect([titles.length, titles[0], titles[49]]).toEqual([50, 'Number 1', 'Number 50']);
    const changed = await texts('public.news_feed()', '//a:entry/a:updated');
    expect(await texts('public.news_feed()', '/a:feed/a:updated')).toEqual([changed.sort().at(-1)]);
  });

  it('have no drafts and no scheduled articles, not even for staff', async () => {
    await write(`'Visible'`);
    await sql(`insert into public.news (title, content) values ('Draft', 'Text')`);
    await sql(`insert into public.news (title, content, status, published_at)
      values ('Scheduled', 'Text', 'published', now() + interval '1 day')`);
    // The database owner bypasses row-level security.
    for (const call of ['public.news_feed()', 'public.news_sitemap()']) {
      const [row] = await sql<{ text: string }>(`select ${call} as text`);
      expect(row?.text).toContain('/news/visible');
      expect(row?.text).not.toMatch(/draft|scheduled/i);
    }
  });

  it('have the notices in force; the sitemap has their page with its last change', async () => {
    await sql(`insert into public.notices (title, type, created_at, starts_at, ends_at) values
      ('Closed', 'text', now(), now(), null),
      ('Past', 'text', now() - interval '3 days', now() - interval '2 days', now() - interval '1 day'),
      ('Later', 'text', now(), now() + interval '1 day', null)`);
    const [{ id } = { id: '' }] = await sql<{ id: string }>(
      `select id from public.notices where title = 'Closed'`,
    );
    expect(await texts('public.news_feed()', '//a:entry/a:title')).toEqual(['Closed']);
    const links = await texts(`public.news_feed('ru')`, '//a:entry/a:link/@href');
    expect(links).toEqual([`${SITE}/ru/notices#${id}`]);
    expect(await texts('public.news_sitemap()', '//s:url[s:lastmod]/s:loc')).toEqual([
      `${SITE}/notices`,
      `${SITE}/ru/notices`,
    ]);
  });

  it('have alerts in force, and closed days to come with their reason', async () => {
    await sql(`insert into public.alerts (level, text_en, text_ru, ends_at)
      values ('emergency', 'No water', 'Нет воды', now() + interval '1 day')`);
    await sql(`insert into public.facts (key, value) values
      ('closedDays.a', '{"is": {"from": "2099-12-11", "to": "2099-12-12", "reason": {"en": "Jamhuri", "ru": "Джамхури"}}}'),
      ('closedDays.b', '{"is": {"from": "2020-12-11", "to": "2020-12-11", "reason": {"en": "Past", "ru": "Было"}}}')`);
    const titles = await texts('public.news_feed()', '//a:entry/a:title');
    expect(titles.sort()).toEqual([
      'The Embassy is closed: 11 December 2099–12 December 2099, Jamhuri',
      'Urgent: No water',
    ]);
    expect(await texts('public.news_feed()', '//a:entry/a:summary')).toContainEqual(
      expect.stringMatching(/^Until \d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d, Moscow time$/),
    );
    expect((await texts(`public.news_feed('ru')`, '//a:entry/a:title')).sort()).toEqual([
      'Посольство закрыто 11.12.2099–12.12.2099: Джамхури',
      'Срочно: Нет воды',
    ]);
  });

  it.each([
    ['en', '/feed.xml', '/news', english],
    ['ru', '/ru/feed.xml', '/ru/news', russian],
  ])('link to the pages of their language: %s', async (language, itself, list, words) => {
    await write(`'Чай'`);
    const call = `public.news_feed('${language}')`;
    expect(await texts(call, '/a:feed/@xml:lang')).toEqual([language]);
    expect(await texts(call, '/a:feed/a:link/@href')).toEqual([SITE + itself, SITE + list]);
    expect(await texts(call, '//a:entry/a:link/@href')).toEqual([`${SITE + list}/chay`]);
    expect(await texts(call, '//a:entry/@xml:lang')).toEqual(['ru']);
    const { fullName, fullNamePlace } = words.site;
    expect(await texts(call, '//a:author/a:name')).toEqual([`${fullName} ${fullNamePlace}`]);
  });

  it('are valid without articles, too', async () => {
    expect(await texts('public.news_feed()', '/a:feed/a:updated')).toEqual([
      '1970-01-01T00:00:00Z',
    ]);
    expect(await read('public.news_sitemap()')).toMatch(/<urlset [^>]+><\/urlset>$/);
  });

  it.each(['embassy.example', 'https://embassy.example/', 'javascript:x', 'https://a.b/"><x'])(
    'reject an invalid origin of the site: %s',
    async (url) => {
      await expect(sql(`update public.site set address = '${url}'`)).rejects.toThrow();
    },
  );

  describe('the feed documents of articles in one language or both', () => {
    const add = (slug: string, columns: Record<string, string>) => {
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

    /** Returns language, title and summary of the only entry. */
    async function entryOf(language: 'en' | 'ru') {
      const feed = await read(`public.news_feed('${language}')`);
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
      ])(
        'has an article with the original in %s in the language of the feed',
        async (_, columns) => {
          await add('tea', columns);
          expect(await entryOf('en')).toEqual(['en', english.title, english.content]);
          expect(await entryOf('ru')).toEqual(['ru', russian.title, russian.content]);
        },
      );

      it('marks an article that exists only in the other language', async () => {
        await add('tea', english);
        expect(await entryOf('en')).toEqual(['en', 'Tea week', english.content]);
        expect(await entryOf('ru')).toEqual(['en', 'Tea week (на английском)', english.content]);
        await sql('truncate public.news');
        await add('tea', russian);
        expect(await entryOf('ru')).toEqual(['ru', 'Неделя чая', russian.content]);
        expect(await entryOf('en')).toEqual(['ru', 'Неделя чая (in Russian)', russian.content]);
      });
    });

    describe('the sitemap', () => {
      const allUrls = async () =>
        [...(await read('public.news_sitemap()')).matchAll(/<url><loc>([^<]+)<.*?<\/url>/g)].map(
          ([url, loc]) => ({
            loc,
            links: [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
              ([, language, href]) => `${language} ${href}`,
            ),
          }),
        );
      const urls = async () => (await allUrls()).filter(({ loc }) => !loc?.includes('/year/'));

      it('lists the lists of the years that have articles, in both languages', async () => {
        await add('tea', { ...english, published_at: '2024-12-31T21:00:00Z' });
        await add('coffee', { ...english, published_at: '2019-05-01T12:00:00Z' });
        await add('flowers', { ...english, published_at: '2126-05-01T12:00:00Z' });
        const years = (await allUrls()).slice(2);
        expect(years.map(({ loc }) => loc)).toEqual(
          [2025, 2019].flatMap((year) => [
            `${SITE}/news/year/${year}`,
            `${SITE}/ru/news/year/${year}`,
          ]),
        );
        expect(years[1]?.links).toEqual([
          `en ${SITE}/news/year/2025`,
          `ru ${SITE}/ru/news/year/2025`,
          `x-default ${SITE}/news/year/2025`,
        ]);
      });

      it('lists both URLs of an article in both languages, each with links to both', async () => {
        await add('tea', { ...russian, ...translationOf(english) });
        const links = [
          `en ${SITE}/news/tea`,
          `ru ${SITE}/ru/news/tea`,
          `x-default ${SITE}/news/tea`,
        ];
        expect(await urls()).toEqual([
          { loc: `${SITE}/news/tea`, links },
          { loc: `${SITE}/ru/news/tea`, links },
        ]);
      });

      it.each([
        ['en', english, `${SITE}/news/tea`],
        ['ru', russian, `${SITE}/ru/news/tea`],
      ])('lists one URL of an article in one language: %s', async (language, columns, loc) => {
        await add('tea', columns);
        expect(await urls()).toEqual([{ loc, links: [`${language} ${loc}`, `x-default ${loc}`] }]);
      });
    });
  });

  describe('the SQL functions of the feeds', () => {
    /** Returns the status and headers that a statement sets for PostgREST. */
    async function responseOf(pgrstSource: string) {
      await sql('begin');
      const [row] = await sql<{ status: string | null; headers: string | null }>(`
      with pgrst_source as (${pgrstSource})
      select nullif(current_setting('response.status', true), '') as status,
        nullif(current_setting('response.headers', true), '') as headers
      from (select pgrst_source.* from pgrst_source) _postgrest_t`);
      await sql('rollback');
      return { status: row?.status, headers: JSON.parse(row?.headers ?? '[]') };
    }

    // For HEAD, PostgREST 12 to 14 select no column of pgrst_source.
    const head = (call: string) =>
      responseOf(`select pgrst_call.pgrst_scalar from (select ${call} pgrst_scalar) pgrst_call`);

    it.each(FEEDS)('set the media type of %s for HEAD, too', async (name, type) => {
      const { status, headers } = await head(`public.${name}()`);
      expect(status).toBeNull();
      expect(headers).toContainEqual({ 'Content-Type': type });
    });

    it.each(FEEDS)('accept in %s a parameter with the name of a keyword', async (name) => {
      await sql('delete from public.site');
      const call = `select public.${name}("from" => 'x') as text`;
      expect(await sql(call)).toEqual([{ text: expect.stringContaining('deployment.md') }]);
    });

    it.each(FEEDS)(
      "return a text and a status for a temporary failure from %s if the site's URL is not set",
      async (name) => {
        await sql('delete from public.site');
        expect(await head(`public.${name}()`)).toEqual({
          status: '503',
          headers: [
            { 'Content-Type': 'text/plain; charset=utf-8' },
            { 'Cache-Control': 'no-store' },
            { 'Retry-After': '600' },
          ],
        });
        const [row] = await sql<{ text: string }>(`select public.${name}() as text`);
        expect(row?.text).toContain('docs/deployment.md');
      },
    );
  });
});

describe('the feed URLs', () => {
  it.each([
    ['/feed.xml', 'application/atom+xml; charset=utf-8', '<feed'],
    ['/ru/feed.xml', 'application/atom+xml; charset=utf-8', '/ru/news/'],
    ['/sitemap-news.xml', 'application/xml; charset=utf-8', '<urlset'],
  ])('%s returns its media type for every Accept header', async (path, type, content) => {
    for (const accept of ['*/*', 'text/html,application/xhtml+xml,*/*;q=0.8', type]) {
      const response = await fetch(backend.url + path, { headers: { accept } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      // Clients and the CDN cache it for half an hour at most.
      expect(response.headers.get('cache-control')).toBe('public, max-age=900');
      expect(await response.text()).toContain(content);
    }
  });

  it('serve an article as soon as it is published, with the origin of local runs', async () => {
    const admin = await backend.signIn(DEMO_ADMIN);
    await admin
      .from('news')
      .insert({ title: 'Just published', content: 'Text', status: 'published' })
      .throwOnError();
    const [, site] = /^VITE_SITE_URL=(.*)$/m.exec(readFileSync('.env.demo', 'utf8')) ?? [];
    for (const path of ['/feed.xml', '/sitemap-news.xml']) {
      const text = await (await fetch(backend.url + path)).text();
      expect(text).toContain(`${site}/news/just-published`);
    }
  });

  // The embedded backend does not quote names, so `from` is a syntax error there; PostgREST quotes
  // them.
  const quotedOnly = 'from';
  const query = new URLSearchParams(
    APPENDED.filter((name) => name !== quotedOnly).map((name) => [name, 'x']),
  );

  it.each(['/feed.xml', '/ru/feed.xml', '/sitemap-news.xml'])(
    'ignore parameters appended by advertisements and feed readers: %s',
    async (path) => {
      const plain = await fetch(backend.url + path);
      const tagged = await fetch(`${backend.url}${path}?${query}`);
      expect(tagged.status).toBe(200);
      expect(await tagged.text()).toBe(await plain.text());
      expect(tagged.headers.get('content-type')).toBe(plain.headers.get('content-type'));
    },
  );

  it('reject unknown parameters, as on hosted Supabase', async () => {
    expect((await fetch(`${backend.url}/feed.xml?unheard_of=x`)).status).toBe(404);
  });

  it('are the same whatever the parameters', async () => {
    const russian = await (await fetch(`${backend.url}/ru/feed.xml?lang=en`)).text();
    expect(russian).toContain('xml:lang="ru"');
  });
});
