import { it, vi } from 'vitest';
import { env } from '../../src/lib/env';
import type { Result } from '../../src/lib/http/result';
import { fetchCurrentSite } from '../../src/site/data/currentSite/fetchCurrentSite';
import * as news from '../../src/site/data/news/news';
import { findNews } from '../../src/site/data/news/newsSearch';
import { readYears } from '../../src/site/data/news/newsYears';
import * as bin from '../../src/staff/api/history/bin';
import {
  isOwn,
  latestRevisions,
  revisionsOf,
  saveText,
} from '../../src/staff/api/history/revisions';
import { versionOf, versionsOf } from '../../src/staff/api/history/versions';
import * as items from '../../src/staff/api/items/items';
import { startBackend } from '../support/database/backend';
import { dataOf, signInAs } from '../support/database/services';
import { printTable } from './printTable';

/**
 * Times of the site's services over HTTP, on the PostgreSQL and PostgREST of the rehearsal. Reports
 * figures and asserts nothing.
 */

/** The number of articles; `SIZE=100000` measures another one. */
const SIZE = Number(process.env.SIZE ?? 5_000);
const RUNS = 7;
/** The article that is saved. */
const SAVED = '10000000-0000-4000-8000-000000000001';

/** Enables or disables the triggers on single rows, which would take most of the time of `articles`. */
const triggers = (how: 'enable' | 'disable') => `do $$ declare name text; begin
  for name in select tgname from pg_trigger
    where tgrelid = 'public.news'::regclass and not tgisinternal and tgtype & 1 = 1
  loop execute format('alter table public.news ${how} trigger %I', name); end loop; end $$;`;

/**
 * Inserts articles, one every two hours; the last is the oldest; twenty versions of each; what a writer has typed of a hundred; two
 * hundred in the bin; a hundred changed lists of pages.
 */
const articles = `${triggers('disable')}
  insert into public.news (title, slug, content, status, published_at, category_id, language,
    text_changed_at)
  select 'Trade week number ' || n || ' opens at the Embassy', 'number-' || n,
    repeat('Exporters of tea, coffee and flowers meet buyers from both countries. ', 30),
    'published', now() - n * interval '2 hours',
    (array(select id from public.news_categories order by slug))[1 + n % 6], 'en', now()
  from generate_series(1, ${SIZE}) as n;
  ${triggers('enable')}
  insert into public.audit (kind, action, item_id, title)
  select 'news', 'change', id, title from public.news, generate_series(1, 20);
  insert into public.revisions (kind, item_id, title, columns, files, base_revision, state, entry)
  select 'news', item_id, news.title, jsonb_build_object('content', content, 'entry', audit.id),
    array['https://store.public.blob.vercel-storage.com/news/' || item_id || '.jpg'], 1, 'version', audit.id
  from public.audit join public.news on news.id = item_id where action = 'change';
  insert into public.revisions (kind, item_id, title, columns, state)
  select 'news', gen_random_uuid(), title, to_jsonb(news), 'binned' from public.news limit 200;
  insert into public.revisions (kind, item_id, author_id, title, columns)
  select 'news', news.id, profiles.id, 'Typed', jsonb_build_object('content', content)
  from (select * from public.news order by published_at limit 100) as news, public.profiles where role = 'writer';
  insert into public.facts (key, value)
  select 'words:consular/page-' || n || ':sections.steps.list', jsonb_build_object('is', words, 'was', words)
  from generate_series(1, 100) as n, (
    select jsonb_build_object('en', lines, 'ru', lines) as words
    from (select jsonb_agg(repeat('Bring the original and a copy. ', 4)) as lines from generate_series(1, 5)) as five
  ) as list;
  analyze;`;

function queries(): Record<string, () => Promise<Result<unknown>>> {
  const last = SIZE / 10;
  const middle = `${SIZE / 2}`;
  let saves = 0;
  const item = { kind: 'news' as const, itemId: SAVED };
  return {
    'visitor: list, first page': () => news.listPublished({ page: 1 }),
    'visitor: list, page 50': () => news.listPublished({ page: 50 }),
    'visitor: list, last page': () => news.listPublished({ page: last }),
    'visitor: one category': () => news.listPublished({ page: 1, category: 'culture' }),
    'visitor: years': async () => ({ success: true, data: await readYears(undefined, undefined) }),
    'visitor: alerts and 100 changed texts': async () => {
      const site = await fetchCurrentSite();
      if (site?.facts.length !== 100) throw new Error('The response lacks changed texts');
      return { success: true, data: site };
    },
    'visitor: one article': () => news.getPublished(`number-${middle}`),
    'visitor: search, found': () => findNews(['number', middle]),
    'visitor: search, not found': () => findNews(['zebra']),
    'staff: list, first page': () => items.list('news', { page: 1 }),
    'staff: list, last page': () => items.list('news', { page: last }),
    'staff: search, found': () => items.list('news', { page: 1, search: 'trade embassy' }),
    'staff: search, not found': () => items.list('news', { page: 1, search: 'zebra' }),
    'staff: to do': () => items.toDo(),
    'staff: what begins and ends': () => items.coming(),
    'staff: what is typed and waits': () => latestRevisions(),
    'staff: open': async () => {
      const [article] = await Promise.all([items.get('news', SAVED), revisionsOf(item)]);
      return article;
    },
    'staff: versions': () => versionsOf('news', SAVED),
    'staff: one version': async () => {
      const [entry = 0] = dataOf(await versionsOf('news', SAVED));
      return versionOf(entry);
    },
    'staff: bin': () => bin.list(),
    'staff: keep what is typed': async () => {
      const revisions = dataOf(await revisionsOf(item));
      const columns = { content: `Typed ${crypto.randomUUID()}. `.repeat(100) };
      const typed = { ...item, title: 'Trade', columns, baseRevision: 1, taken: null };
      return saveText(typed, revisions.find(isOwn)?.revision ?? 0);
    },
    'staff: new': () =>
      items.create('news', {
        title: `New ${crypto.randomUUID()}`,
        content: 'Text',
        status: 'draft',
      }),
    'staff: new, published, and to the bin': async () => {
      const { id, revision } = dataOf(
        await items.create('news', { title: 'New', content: 'Text' }),
      );
      dataOf(await items.publish('news', id, revision));
      return items.remove('news', id);
    },
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
  // supabase-js requires a WebSocket class, which Node before 22 does not have.
  vi.stubGlobal('WebSocket', class {});
  const backend = await startBackend(articles);
  Object.assign(env, { supabaseUrl: backend.url, publishableKey: backend.publishableKey });
  await signInAs();
  const rows: [string, number][] = [];
  for (const [name, query] of Object.entries(queries())) {
    rows.push([name, Math.round((await median(query)) * 10) / 10]);
  }
  await backend.close();
  printTable(['query', 'ms'], rows);
});
