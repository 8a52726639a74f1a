import { chromium } from 'playwright-core';
import { inject, it } from 'vitest';
import { requireTool } from '../../scripts/installTools';
import { type PageKind, pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { CHROMIUM_ARGS } from '../support/browser/chromium';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { freePort } from '../support/site/listen';
import { onTheWire } from './onTheWire';
import { printTable } from './printTable';

/**
 * Lighthouse as on a mid-range phone, against the production build with its headers and compression.
 * Each page is measured as it is and without script, in the same run, so that the machine's noise is in both.
 * By default one page of each kind and the articles, in both languages; `BENCH_PAGES` is a comma-separated list
 * of paths, or `all`. Prints figures and asserts nothing.
 */

const PAINT = 'largest-contentful-paint';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Articles of the demo data (supabase/seed.sql): in both languages, in Russian only, in English only. */
const ARTICLES = [
  '/news/an-afternoon-of-kenyan-tea',
  '/news/vechera-keniyskogo-kino-raspisanie-na-sezon',
  '/news/scholarships-how-to-read-a-call-prepare-the-papers-and-apply-in-time',
];

const firstOfKind = (): typeof pages => {
  const seen = new Set<PageKind>();
  return pages.filter(({ kind, path }) => {
    const first = path === '/news' || !seen.has(kind);
    seen.add(kind);
    return first;
  });
};

/** Returns paths without language prefix. */
function selectedPaths(): string[] {
  const selection = process.env.BENCH_PAGES;
  if (selection && selection !== 'all') return selection.split(',');
  const selected = selection ? pages : firstOfKind();
  return [...selected.map(({ path }) => path), ...ARTICLES];
}

interface Options {
  port: number;
  onlyCategories?: string[];
  onlyAudits?: string[];
  blockedUrlPatterns?: string[];
  output?: 'json';
  logLevel?: 'error';
  disableFullPageScreenshot?: boolean;
}

interface Result {
  lhr: {
    audits: Record<string, { numericValue?: number }>;
    categories: Record<string, { score: number | null }>;
  };
}

/** The used part of Lighthouse. */
const lighthouse: (url: string, options: Options) => Promise<Result | undefined> = requireTool(
  'lighthouse/core/index.cjs',
);

async function audit(url: string, options: Options) {
  const result = await lighthouse(url, {
    output: 'json',
    logLevel: 'error',
    disableFullPageScreenshot: true,
    ...options,
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return { value, score: (name: string) => categories[name]?.score ?? Number.NaN };
}

async function measure(url: string, port: number) {
  const { value, score } = await audit(url, { port, onlyCategories: [...CATEGORIES] });
  return {
    scores: CATEGORIES.map((name) => Math.round(score(name) * 100)),
    paint: value(PAINT),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** Largest contentful paint in ms without scripts; the only value that is compared. */
const paintOf = async (url: string, port: number): Promise<number> =>
  (await audit(url, { port, onlyAudits: [PAINT], blockedUrlPatterns: ['*.js'] })).value(PAINT);

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

const HEAD = [
  'page',
  'performance',
  'accessibility',
  'practices',
  'SEO',
  'LCP, s',
  'without script, s',
  'ratio',
  'blocked, ms',
  'shift',
];

it('Lighthouse over the pages', async () => {
  const { origin, close } = await onTheWire(siteOfWorker());
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  const rows: string[][] = [];
  for (const path of selectedPaths()) {
    for (const language of languages) {
      const page = withPrefix(path, language);
      const site = await measure(origin + page, port);
      const still = await paintOf(origin + page, port);
      rows.push([
        page,
        ...site.scores.map(String),
        seconds(site.paint),
        seconds(still),
        (site.paint / still).toFixed(2),
        site.blocked.toFixed(0),
        site.shift.toFixed(3),
      ]);
    }
  }
  await browser.close();
  await close();
  printTable(HEAD, rows);
}, 1_800_000);
