import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { CHROMIUM_ARGS } from '../support/browser/chromium';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { onTheWire } from './onTheWire';
import { printTable } from './printTable';

/**
 * What a first visit costs: each page is opened with an empty cache and read for 20 seconds without a press. Counts what the server
 * sends, that for the service worker included. `BENCH_PAGES` is a comma-separated list of paths. Prints figures and asserts nothing.
 */

const READ_MS = 20_000;
const PATHS = process.env.BENCH_PAGES?.split(',') ?? [
  '/',
  '/consular/passports/lost',
  '/consular/pets',
  '/news',
  '/magical-kenya',
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromium'), args: CHROMIUM_ARGS });
});
afterAll(() => browser.close());

async function firstVisit(path: string) {
  const wire = await onTheWire(siteOfWorker());
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(wire.origin + path);
  await page.waitForLoadState('load');
  await page.waitForTimeout(READ_MS);
  await context.close();
  await wire.close();
  return wire.sent;
}

it('measures first visits', async () => {
  const rows = [];
  for (const path of PATHS) {
    for (const language of languages) {
      const page = withPrefix(path, language);
      const sent = await firstVisit(page);
      const bytes = sent.reduce((sum, file) => sum + file.bytes, 0);
      rows.push([page, sent.length, Math.round(bytes / 1000)]);
    }
  }
  printTable(['first visit', 'requests', 'kB'], rows);
}, 600_000);
