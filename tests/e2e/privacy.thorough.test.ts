import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { stored } from '../../src/content/stored';
import { withBrowser } from '../support/browser/browser';
import { openKept, WITH_WORKER } from '../support/browser/offline';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { visit, site } = withBrowser(WITH_WORKER);

/** The names of everything that the browser stores for the site, but the caches. */
const storedIn = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));

/** Whether content/stored.ts names it. */
const isListed = (area: 'local' | 'session' | 'databases', name: string): boolean =>
  Object.values<Partial<Record<typeof area, readonly string[]>>>(stored).some(({ [area]: names }) =>
    names?.some((listed) => name === listed || (listed.endsWith(':') && name.startsWith(listed))),
  );

it('names everything that visitors and staff leave in the browser, and deletes it', async () => {
  const page = await openKept(visit);
  await page.goto(`${site}/consular/passports/lost`);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.waitForURL(/\/ru\//);
  await openAsAdmin(async (path) => {
    await page.goto(site + path);
    return page;
  }, '/admin/news/new');
  // Never answered, because the browser keeps what is typed until the server has it.
  await page.route('**/rest/v1/drafts*', (route) =>
    route.request().method() === 'GET' ? route.continue() : undefined,
  );
  await page.getByRole('textbox').first().fill('Чай из Керичо');
  await expect
    .poll(async () => (await storedIn(page)).local.some((key) => /^embassy-unsaved:/.test(key)))
    .toBe(true);

  await page.goto(`${site}/ru/privacy`);
  const found = await storedIn(page);
  const unlisted = (['local', 'session', 'databases'] as const).flatMap((area) =>
    found[area].filter((name) => !isListed(area, name)),
  );
  expect(unlisted).toEqual([]);

  await page.getByRole('button', { name: 'Удалить всё' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await page.getByText(/^Удалено\./).waitFor();
  expect(await storedIn(page)).toMatchObject({ local: [], session: [] });
  const left = page.evaluate(async () => {
    const opening = indexedDB.open('serwist-expiration');
    await new Promise((opened) => opening.addEventListener('success', opened));
    const [store = ''] = opening.result.objectStoreNames;
    const reading = opening.result.transaction(store).objectStore(store).getAllKeys();
    await new Promise((read) => reading.addEventListener('success', read));
    const workers = await navigator.serviceWorker.getRegistrations();
    return [...reading.result, ...(await caches.keys()), ...workers];
  });
  expect(await left).toEqual([]);
});
