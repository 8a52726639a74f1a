import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phones } from '../../src/content/facts';
import { HELP } from '../../src/content/site';
import { putUpAlerts, removeAlerts } from '../support/browser/alertsInBrowser';
import { isHydrated, PHONE, withBrowser } from '../support/browser/browser';
import { openPrecached, precached, WITH_WORKER } from '../support/browser/precached';

const { open, visit, site, forgive } = withBrowser(WITH_WORKER);

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

describe('without a connection', () => {
  it('visited pages are readable, and others show that they cannot be opened', async () => {
    const page = await openPrecached(visit);
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

  it('a page that cannot be opened links to the help page, which is precached in both languages', async () => {
    const page = await openPrecached(visit);
    await page.context().setOffline(true);
    await page.goto(`${site}/magical-kenya/coast`);
    await heading(page, 'This page could not be opened');
    await page.locator(`main a[href="${HELP}"]`).click();
    const centre = page.locator(`main a[href="tel:${phones.responseCentre}"]`).first();
    await centre.waitFor();
    await page.goto(`${site}/ru${HELP}`);
    await centre.waitFor();
    forgive(/Failed to|net::ERR|dynamically imported|error/i);
  });

  it('the staff area is not precached', async () => {
    const page = await openPrecached(visit);
    await page.goto(`${site}/admin`, { waitUntil: 'networkidle' });
    await heading(page, 'Staff sign-in');
    const files = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => /admin|staff/.test(path))).toEqual([]);
  });

  it('the latest alert is shown with the time of the check', async () => {
    await putUpAlerts({ level: 'emergency', text_en: 'Call day and night.' });
    const page = await openPrecached(visit);
    await page.goto(`${site}/consular/pets`);
    const alert = page.getByRole('region', { name: 'Alerts' });
    await alert.waitFor();
    await page.evaluate(() => sessionStorage.clear());
    await page.context().setOffline(true);
    await page.goto(`${site}/consular/help`);
    await alert.getByText(/No connection: last checked on/).waitFor();
    forgive(/Failed to load|net::ERR/);
    await page.context().setOffline(false);
    await removeAlerts();
  });
});

it('app update is applied, with a reload, only when the visitor accepts it', async () => {
  const page = await precached(await open('/', { serviceWorkers: 'allow', viewport: PHONE }));
  // Browsers treat another URL of the same script as a new service worker.
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (scriptUrl) {
      return register.call(this, `${scriptUrl}?release=2`);
    };
  });
  await page.reload();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const show = page.getByRole('button', { name: 'Show it' });
  await show.waitFor();
  const current = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(await current()).toBe(`${site}/sw.js`);
  expect(loads).toBe(0);
  const reloaded = page.waitForEvent('load');
  await show.click();
  await reloaded;
  expect(await current()).toBe(`${site}/sw.js?release=2`);
});

it('at 16 kB/s the prerendered page is readable before the script has loaded', async () => {
  const page = await open('/news', { prerenderedOnly: true, viewport: PHONE });
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
  expect(await isHydrated(page)).toBe(false);
});
