import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { CHROMIUM_ARGS } from '../support/browser/chromium';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { onTheWire } from '../support/browser/slowPhone';

/**
 * What a first visit of a phone costs: each page is opened with an empty cache and read for 20 seconds without a press. Counts what
 * the server sends, that for the service worker included. Reports figures and asserts nothing.
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
      const sent = await firstVisit(withPrefix(path, language));
      const kB = (paths: typeof sent) =>
        Math.round(paths.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
      if (process.env.BENCH_LIST)
        console.log(sent.map(({ path: p, bytes, status }) => `${bytes} ${status} ${p}`).join('\n'));
      rows.push({ page: withPrefix(path, language), requests: sent.length, kB: kB(sent) });
    }
  }
  process.stdout.write(`${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
}, 600_000);
