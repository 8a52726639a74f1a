import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { cached, openKept, tellOffline, WITH_WORKER } from '../support/browser/offline';

const { open, site, forgive } = withBrowser();

/** Opens a path in a browser that has nothing of the site, and waits until the page is kept. */
const firstVisit = (path: string): Promise<Page> =>
  openKept((url, options) => open(url, { ...WITH_WORKER, ...options }), path);

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

describe('without a connection, after a first visit', () => {
  it('the page that was read, the day of the visit, help and contacts are there, with the date of the copy', async () => {
    const page = await firstVisit('/ru/consular/birth');
    await expect.poll(() => cached(page, /^kept-visit/)).not.toEqual([]);
    await page.context().setOffline(true);
    await page.goto(`${site}/ru/consular/birth#visit`);
    await tellOffline(page);
    await page.getByText(/Это копия от\s\d+\s\S+ 20\d\d/).waitFor();
    await page.getByLabel('День визита').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'В календарь' }).click();
    expect((await download).suggestedFilename()).toMatch(/^embassy-\d{4}-\d\d-\d\d\.ics$/);
    await page.goto(`${site}/ru/consular/help`);
    await heading(page, /./);
    await page.goto(`${site}/ru/embassy`);
    await heading(page, /Посольство/);
    forgive(/Failed to load|net::ERR/);
  });

  it('nothing of the other language is on the device, nor of the staff area', async () => {
    const page = await firstVisit('/consular/pets');
    const files = await cached(page, /./);
    const [english = [], russian = []] = await Promise.all(
      ['en', 'ru'].map(async (language): Promise<string[]> => {
        const parts = await (await fetch(`${site}/offline-${language}.json`)).json();
        return Object.values<string[]>(parts).flat();
      }),
    );
    const onlyRussian = russian.filter((path) => !english.includes(path));
    expect(onlyRussian.length).toBeGreaterThan(10);
    expect(files.filter((path) => onlyRussian.includes(path))).toEqual([]);
    expect(files.filter((path) => /^\/ru|admin|staff/.test(path))).toEqual([]);
  });
});

it('all consular pages of the language open without a connection once the reader has come again', async () => {
  const page = await firstVisit('/consular');
  await page.goto(`${site}/consular`);
  await expect.poll(() => cached(page, /^kept-consular-en/)).not.toEqual([]);
  await page.context().setOffline(true);
  await page.goto(`${site}/consular/passports/lost#bring`);
  await heading(page, 'Lost passport');
  await page.goto(`${site}/consular?need=lost`);
  await heading(page, 'Consular services');
  await page.getByRole('link', { name: 'Fees and times' }).first().click();
  await heading(page, /fees/i);
  forgive(/Failed to load|net::ERR/);
});
