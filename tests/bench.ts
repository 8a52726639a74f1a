import { createServer } from 'node:http';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, it, vi } from 'vitest';
import { requireTool } from '../scripts/installTools';
import { pages } from '../src/content/site';
import { env } from '../src/lib/env';
import type { Result } from '../src/lib/http/result';
import { languages, withPrefix } from '../src/lib/i18n/languages';
import { fetchCurrentSite } from '../src/site/data/currentSite/fetchCurrentSite';
import * as news from '../src/site/data/news/newsPage';
import { findNews } from '../src/site/data/news/newsSearch';
import { fetchDrafts, isOwn, latestDrafts, saveDraft } from '../src/staff/api/drafts';
import { itemHistory, lastChanges, storedVersion } from '../src/staff/api/history';
import * as items from '../src/staff/api/items/items';
import { CHROMIUM_ARGS } from './support/browser/chromium';
import { siteOfWorker } from './support/browser/siteOfWorker';
import { startBackend } from './support/database/backend';
import { dataOf, signInAs } from './support/database/services';
import { aptGet, onPath } from './support/run/aptGet';
import { close, freePort, listen, passOn } from './support/site/listen';

/**
 * Prints the figures of docs/reliability.md; asserts nothing, because they depend on
 * the machine. The site is the production build. `BENCH_PAGES` lists paths by commas, or is `all`.
 */

const MINUTES = 60_000;
const site = siteOfWorker();
const port = await freePort();
let browser: Browser;

/** Finds a full Chromium, because the headless shell reports the end of events 600 ms late. */
function fullChromium(): string {
  const find = () => process.env.CHROMIUM_PATH || onPath('chromium') || onPath('google-chrome');
  if (!find()) aptGet('install', '-y', 'chromium');
  const path = find();
  if (!path) throw new Error('Needs a full Chromium or Chrome; CHROMIUM_PATH names its program.');
  return path;
}

beforeAll(async () => {
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`];
  browser = await chromium.launch({ executablePath: fullChromium(), args });
});
afterAll(() => browser.close());

/** Prints a table in Markdown, past Vitest, which hides what a passed test logs. */
function printTable(rows: (string | number)[][]): void {
  const [head = [], ...body] = rows;
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the pages that `BENCH_PAGES` selects, in both languages. */
function selected(byDefault: string[]): string[] {
  const selection = process.env.BENCH_PAGES;
  const all = [...pages.map(({ path }) => path), ...ARTICLES];
  const paths = selection === 'all' ? all : (selection?.split(',') ?? byDefault);
  return paths.flatMap((path) => languages.map((language) => withPrefix(path, language)));
}

/** Articles of supabase/seed.sql: in both languages, in Russian only, in English only. */
const ARTICLES = [
  '/news/an-afternoon-of-kenyan-tea',
  '/news/vechera-keniyskogo-kino-raz-v-mesyats',
  '/news/scholarships-for-study-in-russia-and-in-kenya',
];

/** Forwards requests to the site and counts the bytes of bodies, with the service worker's. */
async function countedSite() {
  const sent: number[] = [];
  const { hostname, port } = new URL(site);
  const server = createServer((incoming, response) => {
    const index = sent.push(0) - 1;
    response.once('pipe', (answer) =>
      answer.on('data', ({ length }) => {
        sent[index] = (sent[index] ?? 0) + length;
      }),
    );
    passOn(incoming, response, { hostname, port, path: incoming.url ?? '/' }, {});
  });
  return { origin: await listen(server), sent, stop: () => close(server) };
}

it(
  'a first visit: an empty cache, and 20 seconds without a press',
  async () => {
    const rows: (string | number)[][] = [['first visit', 'requests', 'kB']];
    const paths = ['/', '/consular/passports/lost', '/consular/pets', '/news', '/magical-kenya'];
    for (const path of selected(paths)) {
      const { origin, sent, stop } = await countedSite();
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      await page.goto(origin + path);
      await page.waitForTimeout(20_000);
      await context.close();
      await stop();
      rows.push([path, sent.length, Math.round(sent.reduce((sum, one) => sum + one, 0) / 1000)]);
    }
    printTable(rows);
  },
  60 * MINUTES,
);

/** React hydrates at about 2 s on a machine of two cores. */
const MOMENTS_MS = [200, 1_000, 2_000, 3_000];

/** What is pressed, and code that returns whether the press has had its effect. */
const PRESSES = [
  {
    name: 'menu',
    path: '/consular/pets',
    target: 'header button[aria-controls="main-menu"]',
    effect: `document.querySelector('#main-menu').checkVisibility()`,
  },
  {
    name: 'box',
    path: '/consular/pets',
    target: 'main li input[type="checkbox"]',
    effect: `Object.keys(localStorage).some((key) => key.startsWith('ticks:')) &&
      document.querySelector('main li input[type="checkbox"]').checked &&
      [...document.querySelectorAll('main p[role="status"]')].some((line) => /1/.test(line.textContent))`,
  },
  {
    name: 'visit',
    path: '/consular/pets',
    target: '#visit',
    effect: `document.querySelector('details:has(> #visit) a[download], details:has(> #visit) button')?.checkVisibility()`,
  },
  {
    name: 'link',
    path: '/consular/pets',
    target: 'nav[aria-label="You are here"] a[href="/consular"]',
    effect: `location.pathname !== '/consular/pets'`,
  },
  {
    name: 'pause',
    path: '/',
    target: 'main button[aria-label^="Pause: images"]',
    effect: `document.querySelector('main button[aria-label^="Play: images"]') !== null`,
  },
];
type Press = (typeof PRESSES)[number];

/** Records the longest event, and scrolls to the target as soon as it exists. */
const OBSERVE = (target: string) => `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (/^(pointer|mouse|click|key)/.test(name)) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const scroll = () => document.querySelector(${JSON.stringify(target)})?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const observer = new MutationObserver(scroll);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => { observer.disconnect(); scroll(); });
`;

async function newPhone({ target }: Press) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(OBSERVE(target));
  return { context, page };
}

/** Finds where the target is on the screen, with the page at rest. */
async function pressPoint(press: Press): Promise<{ x: number; y: number }> {
  const { context, page } = await newPhone(press);
  await page.goto(site + press.path, { waitUntil: 'networkidle' });
  const target = page.locator(press.target).first();
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await target.boundingBox();
  if (!box) throw new Error(`${press.name}: nothing to press`);
  await context.close();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Resolves to whether code becomes true in 10 s; a response lost to a navigation is false. */
const becomes = (page: Awaited<ReturnType<typeof newPhone>>['page'], code: string) =>
  vi
    .waitUntil(() => page.evaluate(code).catch(() => false), { timeout: 10_000, interval: 50 })
    .then(Boolean, () => false);

/** Resolves to the longest event of a press in ms, to the next paint; undefined without effect. */
async function longestEvent(press: Press, { x, y }: { x: number; y: number }, moment: number) {
  const { context, page } = await newPhone(press);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const speed = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(site + press.path, { waitUntil: 'commit' });
  await page.waitForTimeout(moment);
  // Before the first paint there is nothing to press.
  await becomes(page, `performance.getEntriesByType('paint').length > 0`);
  await page.mouse.click(x, y);
  const works = await becomes(page, press.effect);
  // Events are reported after the paint that ends them.
  await page.waitForTimeout(500);
  const longest = await page.evaluate<number>('window.longest').catch(() => 0);
  await context.close();
  return works ? Math.round(longest) : undefined;
}

it(
  'presses during the start, on a phone at a quarter of the speed, with 1.6 Mbit/s and 150 ms of latency',
  async () => {
    const rows: (string | number)[][] = [['press', 'due after, s', 'longest event, ms']];
    const all: number[] = [];
    for (const press of PRESSES) {
      const place = await pressPoint(press);
      for (const moment of MOMENTS_MS) {
        const longest = await longestEvent(press, place, moment);
        all.push(longest ?? Number.POSITIVE_INFINITY);
        rows.push([press.name, moment / 1000, longest ?? 'lost']);
      }
    }
    printTable([...rows, ['median', '', median(all)], ['worst', '', Math.max(...all)]]);
  },
  30 * MINUTES,
);

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PAINT = 'largest-contentful-paint';

interface Report {
  lhr: {
    audits: Record<string, { numericValue?: number }>;
    categories: Record<string, { score: number | null }>;
  };
}

/** Runs Lighthouse, which simulates a phone. */
async function audit(path: string, options: object) {
  const lighthouse: (url: string, options: object) => Promise<Report> = requireTool(
    'lighthouse/core/index.cjs',
  );
  const common = { port, output: 'json', logLevel: 'error', disableFullPageScreenshot: true };
  const { audits, categories } = (await lighthouse(site + path, { ...common, ...options })).lhr;
  return {
    value: (name: string) => audits[name]?.numericValue ?? Number.NaN,
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
  };
}

/** Each page with and without script in the same run, so that the machine's noise is in both. */
it(
  'Lighthouse: by default one page of each kind, the news and three articles',
  async () => {
    const paints = ['LCP, s', 'without script, s', 'ratio'];
    const rows: (string | number)[][] = [
      ['page', ...CATEGORIES, ...paints, 'blocked, ms', 'shift'],
    ];
    const kinds = new Map(pages.toReversed().map(({ kind, path }) => [kind, path]));
    for (const path of selected([...new Set([...kinds.values(), '/news', ...ARTICLES])])) {
      const { value, scores } = await audit(path, { onlyCategories: CATEGORIES });
      const still = await audit(path, { onlyAudits: [PAINT], blockedUrlPatterns: ['*.js'] });
      const [paint, without] = [value(PAINT), still.value(PAINT)];
      rows.push([
        path,
        ...scores,
        ...[paint, without].map((ms) => (ms / 1000).toFixed(1)),
        (paint / without).toFixed(2),
        value('total-blocking-time').toFixed(0),
        value('cumulative-layout-shift').toFixed(3),
      ]);
    }
    printTable(rows);
  },
  60 * MINUTES,
);

/** The number of articles; `SIZE=100000` measures another one. */
const SIZE = Number(process.env.SIZE ?? 5_000);
/** The article that is saved. */
const SAVED = '10000000-0000-4000-8000-000000000001';

/** Enables or disables row triggers, which would take most of the time of `articles`. */
const triggers = (how: 'enable' | 'disable') => `do $$ declare name text; begin
  for name in select tgname from pg_trigger
    where tgrelid = 'public.news'::regclass and not tgisinternal and tgtype & 1 = 1
  loop execute format('alter table public.news ${how} trigger %I', name); end loop; end $$;`;

/**
 * Inserts articles, one every two hours, each with twenty versions; a hundred writer's drafts, two
 * hundred items in the bin, a hundred changed lists of pages.
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
  insert into public.history (kind, action, item_id, title, item, files)
  select 'news', 'change', id, title, to_jsonb(news),
    array['https://store.public.blob.vercel-storage.com/news/' || id || '.jpg']
  from public.news, generate_series(1, 20);
  insert into public.history (kind, action, item_id, title, item)
  select 'news', 'bin', gen_random_uuid(), title, to_jsonb(news) from public.news limit 200;
  insert into public.drafts (kind, item_id, author_id, title, form_values)
  select 'news', news.id, profiles.id, 'Typed', jsonb_build_object('content_en', content)
  from (select * from public.news order by published_at limit 100) as news, public.profiles where role = 'writer';
  insert into public.facts (key, value)
  select 'words:consular/page-' || n || ':sections.steps.list', jsonb_build_object('is', words)
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
    'visitor: alerts and 100 changed texts': async () => {
      const site = await fetchCurrentSite();
      if (site?.facts.length !== 100) throw new Error('The response lacks changed texts');
      return { success: true, data: site };
    },
    'visitor: one article': () => news.getPublished(`number-${middle}`),
    'visitor: search, found': () => findNews(['number', middle]),
    'visitor: search, not found': () => findNews(['zebra']),
    'staff: list, first page': () => items.listItems('news', { page: 1 }),
    'staff: list, last page': () => items.listItems('news', { page: last }),
    'staff: search, found': () => items.listItems('news', { page: 1, search: 'trade embassy' }),
    'staff: search, not found': () => items.listItems('news', { page: 1, search: 'zebra' }),
    'staff: what is typed and waits': () => latestDrafts(),
    'staff: open': async () => {
      const [article] = await Promise.all([items.fetchItem('news', SAVED), fetchDrafts(item)]);
      return article;
    },
    'staff: history': () => itemHistory('news', SAVED),
    'staff: one version': async () => {
      const [line] = dataOf(await itemHistory('news', SAVED));
      return storedVersion(line?.id ?? 0);
    },
    'staff: bin': () => lastChanges('bin'),
    'staff: keep what is typed': async () => {
      const drafts = dataOf(await fetchDrafts(item));
      const values = { content_en: `Typed ${crypto.randomUUID()}. `.repeat(100) };
      const typed = { ...item, title: 'Trade', values, baseRevision: 1, taken: null };
      return saveDraft(typed, drafts.find(isOwn)?.revision ?? 0);
    },
    'staff: new': () =>
      items.createItem('news', {
        title: `New ${crypto.randomUUID()}`,
        content: 'Text',
        status: 'draft',
      }),
    'staff: new, published, and to the bin': async () => {
      const { id, revision } = dataOf(
        await items.createItem('news', { title: 'New', content: 'Text' }),
      );
      dataOf(await items.updateItem('news', id, { status: 'published' }, revision));
      return items.moveToBin('news', id);
    },
    'staff: save': () => {
      saves += 1;
      const content = `Saved ${saves} times. `.repeat(100);
      return items.updateItem('news', SAVED, { title: 'Trade week', content, status: 'published' });
    },
  };
}

/** The median of seven runs after a first one, over HTTP, on the database of the rehearsal. */
it(
  'the queries of visitors and staff',
  async () => {
    // supabase-js requires a WebSocket class, which Node before 22 does not have.
    vi.stubGlobal('WebSocket', class {});
    const backend = await startBackend(articles);
    Object.assign(env, { supabaseUrl: backend.url, publishableKey: backend.publishableKey });
    await signInAs();
    const rows: (string | number)[][] = [['query', 'ms']];
    for (const [name, query] of Object.entries(queries())) {
      const times: number[] = [];
      for (let run = 0; run <= 7; run += 1) {
        const start = performance.now();
        dataOf(await query());
        times.push(performance.now() - start);
      }
      rows.push([name, median(times.slice(1)).toFixed(1)]);
    }
    await backend.close();
    printTable(rows);
  },
  30 * MINUTES,
);
