import { rmSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { GALLERY } from '../../../src/gallery/path';
import { gallery } from '../../../src/gallery/plugin';
import { type Language, withPrefix } from '../../../src/lib/i18n/languages';
import { typography } from '../../../src/prerender/plugins/typography';
import { memoryFolder } from '../site/memoryFolder';
import { originOf } from '../site/viteServer';
import { openBrowser } from './openBrowser';

/** Serves the gallery as `npm run dev` does, without the site's database. */
const serveGallery = async (cacheDir: string): Promise<ViteDevServer> => {
  const server = await createServer({
    configFile: false,
    cacheDir,
    mode: 'demo',
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { entries: ['src/gallery/index.html'] },
    plugins: [react(), typography(), gallery()],
  });
  return server.listen();
};

/**
 * The gallery of `src/ui` in a browser, for a test file. A warning or an error in the console and a request to
 * another host fail the test.
 */
export function galleryInBrowser() {
  const consoleErrors: string[] = [];
  let cacheDir: string;
  let server: ViteDevServer;
  let page: Page;
  beforeAll(async () => {
    cacheDir = memoryFolder('embassy-gallery-');
    server = await serveGallery(cacheDir);
    const context = await (await openBrowser()).newContext({ reducedMotion: 'reduce' });
    page = await context.newPage();
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    page.on('request', (request) => {
      const own = request.url().startsWith(`${originOf(server)}/`);
      if (!own) consoleErrors.push(`request to another host: ${request.url()}`);
    });
  });
  afterEach(() => {
    expect(consoleErrors.splice(0), 'what the gallery complained of').toEqual([]);
  });
  afterAll(async () => {
    await page.context().close();
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true, maxRetries: 3 });
  });

  return {
    /** Returns the page with all examples in a language. */
    visit: async (language: Language, viewport: { width: number; height: number }) => {
      await page.setViewportSize(viewport);
      await page.goto(originOf(server) + withPrefix(GALLERY, language));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      return page;
    },
  };
}
