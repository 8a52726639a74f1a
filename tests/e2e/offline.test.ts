import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isAnswering, PHONE, withBrowser } from '../support/browser';

const { open, site, forgive } = withBrowser();

/** A page that keeps the site, as after a first visit. */
async function visited(): Promise<Page> {
  const page = await open('/', { serviceWorkers: 'allow', viewport: PHONE });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return page;
}

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

describe('without a connection', () => {
  it('a visitor reads the consular pages in both languages, and from when the copy is', async () => {
    const page = await visited();
    await page.context().setOffline(true);
    await page.goto(`${site}/ru/consular/passports/lost#bring`);
    await heading(page, 'Утраченный паспорт');
    await page.getByText(/Вы видите копию от \d+ \S+ 20\d\d/).waitFor();
    await page.goto(`${site}/consular?need=lost`);
    await heading(page, 'Consular services');
    await page.getByRole('link', { name: 'Fees and times' }).first().click();
    await heading(page, /fees/i);
    await page.goto(`${site}/embassy`);
    await heading(page, /Embassy/);
    forgive(/Failed to load|net::ERR/);
  });

  it('pages visited before are there, and others say that they cannot be opened', async () => {
    const page = await visited();
    await page.goto(`${site}/explore/trade`);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.reload();
    await heading(page, /./);
    expect(await page.getByText('could not be opened').count()).toBe(0);
    await page.goto(`${site}/magical-kenya/coast`);
    await heading(page, 'This page could not be opened');
    forgive(/Failed to|net::ERR|dynamically imported|error/i);
  });

  it('the staff area is not kept', async () => {
    const page = await visited();
    await page.goto(`${site}/admin`, { waitUntil: 'networkidle' });
    await heading(page, 'Staff sign-in');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.filter((path) => /admin|staff/.test(path))).toEqual([]);
  });
});

it('at 16 kB a second the answer is there before the script is', async () => {
  const page = await open('/news', { finishedOnly: true, viewport: PHONE });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 16_000,
    uploadThroughput: 16_000,
  });
  await page.goto(`${site}/ru/consular/passports`, { waitUntil: 'commit' });
  await heading(page, /Паспорта/);
  await page.getByText('Сколько стоит').first().waitFor();
  expect(await isAnswering(page)).toBe(false);
});
