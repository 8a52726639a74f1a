import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type OpenOptions, PHONE, type VisitOptions } from './browser';

/** Options of a context that runs the service worker. */
export const WITH_WORKER: OpenOptions = { serviceWorkers: 'allow' };

/** Returns the paths in a page's caches with matching names, once `awaited` is among them. */
export async function cached(page: Page, names: RegExp, awaited?: string): Promise<string[]> {
  const read = () =>
    page.evaluate(async (pattern) => {
      const all = (await caches.keys()).filter((name) => new RegExp(pattern).test(name));
      const lists = await Promise.all(all.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    }, names.source);
  if (awaited) await expect.poll(read).toContain(awaited);
  return read();
}

/** Opens a page as on a first visit, and waits until it is kept for offline use. */
export async function openKept(
  visit: (path: string, options: VisitOptions) => Promise<Page>,
  path = '/',
): Promise<Page> {
  const page = await visit(path, { viewport: PHONE });
  const help = path.startsWith('/ru') ? '/ru/consular/help' : '/consular/help';
  await cached(page, /^kept-urgent/, help);
  return page;
}

/**
 * Tells a page that it has no connection, because Chromium 150 leaves `navigator.onLine` true in a
 * page from a service worker whose connection was emulated as lost.
 */
export async function tellOffline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}
