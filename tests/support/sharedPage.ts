import type { Page } from 'playwright-core';

/** What a test may ask of a page that others use as well. */
export interface VisitOptions {
  viewport?: { width: number; height: number };
  reducedMotion?: 'reduce';
  forcedColors?: 'active';
  colorScheme?: 'light' | 'dark';
}

/** Sets window and media of a shared page; what is not asked for returns to a new page's. */
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
 * Takes a shared page to a file without a script, and removes what the test has left: storage but the
 * service worker's, cookies, routes, a cut connection, the pointer, other pages of its context.
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
