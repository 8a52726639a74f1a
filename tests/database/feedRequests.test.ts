// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Backend,
  type MigratedDatabase,
  migratedDatabase,
  startBackend,
} from '../support/database/backend';

/** Responses of the feed and the articles' sitemap to other requests than a plain GET. */

const FEEDS = [
  ['news_feed', 'application/atom+xml; charset=utf-8'],
  ['news_sitemap', 'application/xml; charset=utf-8'],
] as const;

/** Parameters that advertisements, newsletters and feed readers append to a URL. */
const APPENDED =
  `utm_source utm_medium utm_campaign utm_term utm_content utm_id utm_referrer yclid ysclid
  _openstat gclid gbraid wbraid gad_source gad_campaignid fbclid msclkid _ga mc_cid mc_eid from ref source
  v t`.split(/\s+/);

describe('the SQL functions of the feeds', () => {
  let database: MigratedDatabase;

  beforeAll(async () => {
    database = await migratedDatabase();
  });
  afterAll(() => database?.close());

  /** Returns the status and headers that a statement sets for PostgREST. */
  async function responseOf(pgrstSource: string) {
    await database.sql('begin');
    const [row] = await database.sql<{ status: string | null; headers: string | null }>(`
      with pgrst_source as (${pgrstSource})
      select nullif(current_setting('response.status', true), '') as status,
        nullif(current_setting('response.headers', true), '') as headers
      from (select pgrst_source.* from pgrst_source) _postgrest_t`);
    await database.sql('rollback');
    return { status: row?.status, headers: JSON.parse(row?.headers ?? '[]') };
  }

  // For HEAD, PostgREST 12 to 14 select no column of pgrst_source.
  const head = (call: string) =>
    responseOf(`select pgrst_call.pgrst_scalar from (select ${call} pgrst_scalar) pgrst_call`);

  it.each(FEEDS)('set the media type of %s for HEAD, too', async (name, type) => {
    await database.sql(`insert into public.site (address) values ('https://embassy.example')`);
    const { status, headers } = await head(`public.${name}()`);
    await database.sql('delete from public.site');
    expect(status).toBeNull();
    expect(headers).toContainEqual({ 'Content-Type': type });
  });

  it.each(FEEDS)('accept in %s a parameter with the name of a keyword', async (name) => {
    const call = `select public.${name}("from" => 'x') as text`;
    expect(await database.sql(call)).toEqual([{ text: expect.stringContaining('deployment.md') }]);
  });

  it.each(FEEDS)(
    "return a text and a status for a temporary failure from %s if the site's URL is not set",
    async (name) => {
      expect(await head(`public.${name}()`)).toEqual({
        status: '503',
        headers: [
          { 'Content-Type': 'text/plain; charset=utf-8' },
          { 'Cache-Control': 'no-store' },
          { 'Retry-After': '600' },
        ],
      });
      const [row] = await database.sql<{ text: string }>(`select public.${name}() as text`);
      expect(row?.text).toContain('docs/deployment.md');
    },
  );
});

describe('query parameters of feeds', () => {
  let backend: Backend;

  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend?.close());

  // The embedded backend does not quote names, so `from` is a syntax error there; PostgREST quotes
  // them.
  const quotedOnly = 'from';
  const query = new URLSearchParams(
    APPENDED.filter((name) => name !== quotedOnly).map((name) => [name, 'x']),
  );

  it.each(['/feed.xml', '/ru/feed.xml', '/sitemap-news.xml'])(
    'appended by advertisements and feed readers change nothing in %s',
    async (path) => {
      const plain = await fetch(backend.url + path);
      const tagged = await fetch(`${backend.url}${path}?${query}`);
      expect(tagged.status).toBe(200);
      expect(await tagged.text()).toBe(await plain.text());
      expect(tagged.headers.get('content-type')).toBe(plain.headers.get('content-type'));
    },
  );

  it('that are unknown are rejected, as on hosted Supabase', async () => {
    expect((await fetch(`${backend.url}/feed.xml?unheard_of=x`)).status).toBe(404);
  });

  it('do not change the canonical URL', async () => {
    const russian = await (await fetch(`${backend.url}/ru/feed.xml?lang=en`)).text();
    expect(russian).toContain('xml:lang="ru"');
  });
});
