import type { Page } from 'playwright-core';

/** Options of a visit to the shared page. */
export interface VisitOptions {
  viewport?: { width: number; height: number };
  reducedMotion?: 'reduce';
  forcedColors?: 'active';
  colorScheme?: 'light' | 'dark';
  /** Runs before the path is opened, to add routes, which `resetPage` removes. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Sets viewport and media features of a shared page; unset ones return to the defaults. */
export async function setMedia(
  page: Page,
  {
    viewport = { width: 1280, height: 900 },
    reducedMotion,
    forcedColors,
    colorScheme,
  }: VisitOptions,
): Promise<void> {
  await page.emulateMedia({
    media: null,
    reducedMotion: reducedMotion ?? null,
    forcedColors: forcedColors ?? null,
    colorScheme: colorScheme ?? null,
  });
  await page.setViewportSize(viewport);
}

/**
 * Navigates a shared page to a file without scripts and resets what the test has changed: storage
 * except the service worker's, cookies, routes, the offline state, the pointer, other pages of its
 * context.
 * @returns whether the page can be used again; a closed one cannot
 */
export async function resetPage(page: Page, site: string): Promise<boolean> {
  const context = page.context();
  if (page.isClosed()) return false;
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.mouse.move(-1, -1);
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  return true;
}
