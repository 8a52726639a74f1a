import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { inject, it } from 'vitest';
import { pages } from '../../src/content/site';
import { type Language, languages, withPrefix } from '../../src/lib/i18n/languages';
import { CHROMIUM_ARGS } from '../support/chromium';
import { siteOfWorker } from '../support/siteOfWorker';

/**
 * What each page weighs in full, read to its end on a phone with an empty cache: which files the
 * browser fetched, with their sizes as the content network sends them (text gzipped, which the
 * local server does not do). Targets: home under 350 kB, any other page under 250 kB. Figures, not
 * assertions.
 */

const HOME_KB = 350;
const PAGE_KB = 250;
/** Longer than a rotation of the home page: when nothing came meanwhile, nothing more will. */
const QUIET_MS = 4_000;

const kinds = ['HTML', 'CSS', 'JS', 'fonts', 'pictures', 'data'] as const;
type Kind = (typeof kinds)[number];

const typesOf: [RegExp, Kind][] = [
  [/html/, 'HTML'],
  [/css/, 'CSS'],
  [/javascript/, 'JS'],
  [/font/, 'fonts'],
  [/image/, 'pictures'],
];
const compressible = /^text\/|javascript|json|svg|xml|manifest/;

interface Weight {
  kind: Kind;
  bytes: number;
}

const known = new Map<string, Promise<Weight>>();

/** What a file weighs on its way to the browser. */
async function weigh(url: string): Promise<Weight> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  return {
    kind: typesOf.find(([pattern]) => pattern.test(type))?.[1] ?? 'data',
    bytes: compressible.test(type) ? gzipSync(body).length : body.length,
  };
}

const weighOnce = (url: string): Promise<Weight> => {
  const weight = known.get(url) ?? weigh(url);
  known.set(url, weight);
  return weight;
};

/** Addresses of all the browser fetched for the page, the page's own included. */
const fetched = (page: Page): Promise<{ url: string; bytes: number }[]> =>
  page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => ({
      url: entry.name.split('#')[0] ?? entry.name,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );

/** Reads the page to its end, so that pictures below the fold come too. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Waits until a page that rotates has shown all its pictures. */
async function untilQuiet(page: Page): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await page.waitForTimeout(QUIET_MS);
    now = (await fetched(page)).length;
  }
}

async function weightOf(browser: Browser, url: string, home: boolean) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await readThrough(page);
  if (home) await untilQuiet(page);
  const sums: Record<Kind, number> = { HTML: 0, CSS: 0, JS: 0, fonts: 0, pictures: 0, data: 0 };
  const files = await fetched(page);
  for (const file of files) {
    // Answers of the database need the visitor's headers, so the browser's own figure counts.
    const isData = /\/(rest|auth)\/v1\//.test(file.url);
    const weight = isData
      ? { kind: 'data' as const, bytes: file.bytes }
      : await weighOnce(file.url);
    sums[weight.kind] += weight.bytes;
  }
  await context.close();
  return sums;
}

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

it('weighs every page', async () => {
  const site = siteOfWorker();
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: CHROMIUM_ARGS,
  });
  const row = async (path: string, language: Language) => {
    const page = withPrefix(path, language);
    const home = path === '/';
    const sums = await weightOf(browser, site + page, home);
    const total = kB(kinds.reduce((sum, kind) => sum + sums[kind], 0));
    const target = home ? HOME_KB : PAGE_KB;
    return {
      page,
      ...Object.fromEntries(kinds.map((kind) => [`${kind}, kB`, kB(sums[kind])])),
      'total, kB': total,
      'target, kB': target,
      met: total < target,
    };
  };
  const rows = [];
  for (const { path } of pages) {
    rows.push(...(await Promise.all(languages.map((language) => row(path, language)))));
  }
  await browser.close();
  console.table(rows);
}, 600_000);
