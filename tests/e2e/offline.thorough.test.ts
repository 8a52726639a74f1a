import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../local/localFiles';
import { phones } from '../../src/content/facts';
import { HELP } from '../../src/content/site';
import { adminRest } from '../support/browser/adminRest';
import { type OpenOptions, withBrowser } from '../support/browser/browser';
import { openKept, WITH_WORKER } from '../support/browser/offline';

const { open, visit, site, forgive } = withBrowser(WITH_WORKER);

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

describe('without a connection', () => {
  it('visited pages are readable, and others show that they cannot be opened and link to the help page', async () => {
    const page = await openKept(visit);
    await page.goto(`${site}/explore/trade`);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.reload();
    await heading(page, /./);
    expect(await page.getByText('could not be opened').count()).toBe(0);
    await page.goto(`${site}/magical-kenya/coast`);
    await heading(page, 'This page could not be opened');
    await page.locator(`main a[href="${HELP}"]`).last().click();
    await page.locator(`main a[href="tel:${phones.responseCentre}"]`).first().waitFor();
    forgive(/Failed to|net::ERR|dynamically imported|error/i);
  });
});

it.each(['saveData', 'effectiveType'])(
  'nothing beyond the page is fetched for a visitor with %s',
  async (name) => {
    const requested: string[] = [];
    const page = await open('/consular/pets', {
      serviceWorkers: 'allow',
      prepare: async (newPage) => {
        newPage.on('request', (request) => requested.push(new URL(request.url()).pathname));
        await newPage.addInitScript((key) => {
          Object.defineProperty(navigator, 'connection', {
            value: key === 'saveData' ? { saveData: true } : { effectiveType: '3g' },
          });
        }, name);
      },
    });
    // The module that keeps pages has decided once it is there.
    await expect.poll(() => requested.some((path) => /offlineCopy/.test(path))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    expect(requested.filter((path) => /offline-|sw\.js/.test(path))).toEqual([]);
  },
);

it('the file of a form that was opened once is there, and its name has no letters of the store', async () => {
  const headers = {
    authorization: `Bearer ${LOCAL_TOKEN}`,
    'x-add-random-suffix': '1',
  };
  const put = { method: 'PUT', headers, body: '%PDF-1.4' };
  const { url } = await (await fetch(`${site}/?pathname=notices/form8.pdf`, put)).json();
  const value = { is: { en: { file: { url, bytes: 8 } } } };
  const rest = await adminRest();
  await rest('POST', 'facts', { key: 'forms.form8', value });
  const fresh = (path: string, options: OpenOptions) => open(path, { ...WITH_WORKER, ...options });
  const page = await openKept(fresh, '/consular/downloads');
  const link = page.getByRole('link', { name: /^Download.*Form 8/ });
  for (const isOffline of [false, true]) {
    await page.context().setOffline(isOffline);
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe('form8.pdf');
  }
  forgive(/Failed to|net::ERR/);
});
