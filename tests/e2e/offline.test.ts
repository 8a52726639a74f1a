import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phones } from '../../src/content/facts';
import { HELP } from '../../src/content/site';
import { isHydrated, PHONE, withBrowser } from '../support/browser';

const { open, visit, site, forgive } = withBrowser({ serviceWorkers: 'allow' });

/** Waits until the site is kept. */
const kept = async (page: Page): Promise<Page> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return page;
};

/** A page that keeps the site, as after a first visit; the tests share the copy. */
const visited = async (): Promise<Page> => kept(await visit('/', { viewport: PHONE }));

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

describe('without a connection', () => {
  it('a visitor reads the consular pages in both languages, and from when the copy is', async () => {
    const page = await visited();
    await page.context().setOffline(true);
    await page.goto(`${site}/ru/consular/passports/lost#bring`);
    await heading(page, 'Утраченный паспорт');
    await page.getByText(/Вы\sвидите копию от\s\d+\s\S+ 20\d\d/).waitFor();
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

  it('a page that cannot be opened leads to the page of help, which is there in both languages', async () => {
    const page = await visited();
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

  it('the staff area is not kept', async () => {
    const page = await visited();
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
});

describe('a new release', () => {
  it('waits until the reader agrees, and then reloads the page', async () => {
    const page = await kept(await open('/', { serviceWorkers: 'allow', viewport: PHONE }));
    // Another address of the same worker counts as another worker.
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (address) {
        return register.call(this, `${address}?release=2`);
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

  it('removes what the service worker of an earlier kind left on the device', async () => {
    const page = await open('/favicon.svg', { serviceWorkers: 'allow', prerenderedOnly: true });
    await page.evaluate(async (origin) => {
      const names = [`workbox-precache-v2-${origin}/`, 'pages', 'files', 'news'];
      await Promise.all(names.map((name) => caches.open(name)));
      const opening = indexedDB.open('workbox-expiration');
      await new Promise((done) => opening.addEventListener('success', done));
      opening.result.close();
    }, site);
    const left = () =>
      page.evaluate(async () => {
        const databases = await indexedDB.databases();
        return [...(await caches.keys()), ...databases.map(({ name = '' }) => name)];
      });
    expect(await left()).toEqual(
      expect.arrayContaining(['pages', 'files', 'news', 'workbox-expiration']),
    );
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
    await expect
      .poll(async () => (await left()).filter((name) => !/^(?:serwist|visited)-/.test(name)), {
        // The new one is installed, with the whole copy of the site, before it removes anything.
        timeout: 30_000,
      })
      .toEqual([]);
    expect(await left()).toContain(`serwist-precache-v2-${site}/`);
  });
});

it('at 16 kB a second the answer is there before the script is', async () => {
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
