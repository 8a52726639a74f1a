import type { Page } from 'playwright-core';

type MarkedWindow = Window & { prerendered?: Element | null };

/** Stores the prerendered heading before any module of the site runs. */
export const storeHeading = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      (window as MarkedWindow).prerendered = document.querySelector('main h1');
    });
  });

/** Returns whether the prerendered heading is still in the document. */
export const keepsHeading = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { prerendered } = window as MarkedWindow;
    return prerendered != null && prerendered === document.querySelector('main h1');
  });
