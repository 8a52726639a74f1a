import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, inject, it, vi } from 'vitest';
import { env } from '../../src/lib/env';
import type { Result } from '../../src/lib/http/result';
import * as news from '../../src/services/news/news';
import { findNews } from '../../src/services/news/newsSearch';
import { readYears } from '../../src/services/news/newsYears';
import * as items from '../../src/staff/data/items/items';
import { runAsOwner } from '../rehearsal/hosted/database';
import { type Project, startProject } from '../rehearsal/hosted/project';
import { dataOf, signInAsAdmin } from '../support/database/services';
import { close, listen } from '../support/site/listen';

/**
 * Times of the site's services over HTTP, on the PostgreSQL and PostgREST of the rehearsal. Reports
 * figures and asserts nothing.
 */

const SIZES = [5_000, 100_000];
const RUNS = 7;
/** The article that is saved. */
const SAVED = '10000000-0000-4000-8000-000000000001';

const publishableKey = 'sb_publishable_for_tests';
let project: Project;
let server: Server;

const run = (sql: string): Promise<void> =>
  runAsOwner(inject('hosting')?.port ?? 0, project.database, sql);

beforeAll(async () => {
  const hosting = inject('hosting');
  if (!hosting) throw new Error('needs the server of the rehearsal');
  // supabase-js requires a WebSocket class, which Node before 22 does not have.
  vi.stubGlobal('WebSocket', class {});
  project = await startProject(hosting, publishableKey);
  server = createServer((request, response) =>
    project.middleware(request, response, () => response.writeHead(404).end()),
  );
  Object.assign(env, { supabaseUrl: await listen(server), publishableKey });
  await signInAsAdmin();
});
afterAll(async () => {
  await close(server);
  await project?.stop();
});

/** Enables or disables the triggers on single rows, which would take most of the time of `fill`. */
const triggers = (how: 'enable' | 'disable') => `do $$ declare name text; begin
  for name in select tgname from pg_trigger
    where tgrelid = 'public.news'::regclass and not tgisinternal and tgtype & 1 = 1
  loop execute format('alter table public.news ${how} trigger %I', name); end loop; end $$;`;

/** Inserts the articles numbered `from` to `to`, one every two hours; the highest is the oldest. */
async function fill(from: number, to: number): Promise<void> {
  await run(`${triggers('disable')}
    insert into public.news (title, slug, content, status, published_at, category_id, language,
      text_changed_at)
    select 'Trade week number ' || n || ' opens at the Embassy', 'number-' || n,
      repeat('Exporters of tea, coffee and flowers meet buyers from both countries. ', 30),
      'published', now() - n * interval '2 hours',
      (array(select id from public.news_categories order by slug))[1 + n % 6], 'en', now()
    from generate_series(${from}, ${to}) as n;
    ${triggers('enable')}`);
  await run('vacuum analyze public.news');
}

/** The queries for a database of `size` articles. */
function queries(size: number): Record<string, () => Promise<Result<unknown>>> {
  const last = size / 10;
  const middle = `${size / 2}`;
  let saves = 0;
  return {
    'visitor: list, first page': () => news.listPublished({ page: 1 }),
    'visitor: list, page 50': () => news.listPublished({ page: 50 }),
    'visitor: list, last page': () => news.listPublished({ page: last }),
    'visitor: one category': () => news.listPublished({ page: 1, category: 'culture' }),
    'visitor: years': async () => ({ success: true, data: await readYears(undefined, undefined) }),
    'visitor: one article': () => news.getPublished(`number-${middle}`),
    'visitor: search, found': () => findNews(['number', middle]),
    'visitor: search, not found': () => findNews(['zebra']),
    'staff: list, first page': () => items.list('news', { page: 1 }),
    'staff: list, last page': () => items.list('news', { page: last }),
    'staff: search, found': () => items.list('news', { page: 1, search: 'trade embassy' }),
    'staff: search, not found': () => items.list('news', { page: 1, search: 'zebra' }),
    'staff: to do': () => items.toDo(new Date(Date.now() + 86_400_000)),
    'staff: new': () =>
      items.create('news', {
        title: `New ${crypto.randomUUID()}`,
        content: 'Text',
        status: 'draft',
      }),
    'staff: save': () => {
      saves += 1;
      const content = `Saved ${saves} times. `.repeat(100);
      return items.update('news', SAVED, { title: 'Trade week', content, status: 'published' });
    },
  };
}

/** The median in milliseconds after one run that does not count. */
async function median(query: () => Promise<Result<unknown>>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const start = performance.now();
    dataOf(await query());
    if (run > 0) times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

it('measures the queries of visitors and staff', async () => {
  const rows: Record<string, Record<string, number>> = {};
  let filled = 0;
  for (const size of SIZES) {
    await fill(filled + 1, size);
    filled = size;
    for (const [name, query] of Object.entries(queries(size))) {
      const ms = Math.round((await median(query)) * 10) / 10;
      rows[name] = { ...rows[name], [`${size.toLocaleString('en')} articles, ms`]: ms };
    }
  }
  console.table(rows);
});
