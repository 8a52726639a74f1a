import type { Page } from 'playwright-core';
import { type OpenOptions, PHONE, type VisitOptions } from './browser';

/** Options of a context that runs the service worker. */
export const WITH_WORKER: OpenOptions = { serviceWorkers: 'allow' };

/** Waits until the service worker has precached the site. */
export const precached = async (page: Page): Promise<Page> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return page;
};

/** The home page after precaching, as after a first visit; the tests of a file share the cache. */
export const openPrecached = async (
  visit: (path: string, options: VisitOptions) => Promise<Page>,
): Promise<Page> => precached(await visit('/', { viewport: PHONE }));

/**
 * Tells a page that it has no connection. Chromium 150 leaves `navigator.onLine` true in a page that a service worker has
 * served while its connection was emulated as lost.
 */
export async function tellOffline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}
