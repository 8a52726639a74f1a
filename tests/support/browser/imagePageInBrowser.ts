import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { withBrowser } from './browser';

/** Opens the image page for a test file. Returns a function that opens it at a path in a new browser context. */
export function imagePage() {
  const { open } = withBrowser({}, inject('imagePage'));
  return async (path = '/'): Promise<Page> => {
    const viewport = { width: 1280, height: 1600 };
    const page = await open(path, { viewport, prerenderedOnly: true });
    await page.waitForFunction(() => 'tools' in window);
    return page;
  };
}
