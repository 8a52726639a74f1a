import { describe, expect, it } from 'vitest';
import { untilHydrated, withBrowser } from '../support/browser/browser';
import { keepsHeading, storeHeading } from '../support/browser/prerenderedHeading';

const { visit } = withBrowser({ prepare: storeHeading });

describe('hydration of the prerendered HTML', () => {
  it.each([
    // The list is loaded in the browser; the rest of the page is equal on all its pages.
    '/news?category=trade',
  ])('reuses the heading at %s', async (url) => {
    const page = await visit(url);
    // React hydrates the route after the layout.
    await untilHydrated(page.locator('main h1'));
    expect(await keepsHeading(page)).toBe(true);
    expect(await page.locator('head > title').count()).toBe(1);
    expect(await page.locator('head > link[rel="canonical"]').count()).toBe(1);
  });
});
