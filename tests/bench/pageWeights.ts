import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { inject, it } from 'vitest';
import { pages } from '../../src/content/site';
import { type Language, languages, withPrefix } from '../../src/lib/i18n/languages';
import { CHROMIUM_ARGS } from '../support/browser/chromium';
import { siteOfWorker } from '../support/browser/siteOfWorker';

/**
 * Size of each page when scrolled to its end on a phone with an empty cache: requested files with
 * their transfer sizes on Vercel (text gzipped, which the local server does not do). Targets: home
 * under 350 kB, any other page under 250 kB. Reports figures and asserts nothing.
 */

const HOME_KB = 350;
const PAGE_KB = 250;
/**
 * Longer than a rotation interval of the home page: no request in this time means that all are
 * done.
 */
const QUIET_MS = 4_000;

const kinds = ['HTML', 'CSS', 'JS', 'fonts', 'images', 'data'] as const;
type Kind = (typeof kinds)[number];

const typesOf: [RegExp, Kind][] = [
  [/html/, 'HTML'],
  [/css/, 'CSS'],
  [/javascript/, 'JS'],
  [/font/, 'fonts'],
  [/image/, 'images'],
];
const compressible = /^text\/|javascript|json|svg|xml|manifest/;

interface Weight {
  kind: Kind;
  bytes: number;
}

const weights = new Map<string, Promise<Weight>>();

/** The transfer size of a file. */
async function weigh(url: string): Promise<Weight> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  return {
    kind: typesOf.find(([pattern]) => pattern.test(type))?.[1] ?? 'data',
    bytes: compressible.test(type) ? gzipSync(body).length : body.length,
  };
}

const weighOnce = (url: string): Promise<Weight> => {
  const weight = weights.get(url) ?? weigh(url);
  weights.set(url, weight);
  return weight;
};

/** URLs and sizes of everything that the browser requested for the page, including the page. */
const requestedFiles = (page: Page): Promise<{ url: string; bytes: number }[]> =>
  page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => ({
      url: entry.name.split('#')[0] ?? entry.name,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );

/** Scrolls to the end, so that images below the fold are loaded. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Waits until a page with a rotation has shown all its images. */
async function untilQuiet(page: Page): Promise<void> {
  for (let previousCount = -1, count = 0; previousCount !== count; ) {
    previousCount = count;
    await page.waitForTimeout(QUIET_MS);
    count = (await requestedFiles(page)).length;
  }
}

async function weightOf(browser: Browser, url: string, home: boolean) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await readThrough(page);
  if (home) await untilQuiet(page);
  const sums: Record<Kind, number> = { HTML: 0, CSS: 0, JS: 0, fonts: 0, images: 0, data: 0 };
  const files = await requestedFiles(page);
  for (const file of files) {
    // Responses of the database depend on the visitor's headers, so that the browser's size is
    // used.
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

it('measures every page', async () => {
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
