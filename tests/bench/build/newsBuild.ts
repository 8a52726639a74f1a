import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { loadConfigFromFile } from 'vite';
import { afterAll, beforeAll, it } from 'vitest';
import { prerender } from '../../../src/prerender/writePages';
import { DEMO_ADMIN } from '../../../supabase/embedded';
import { type Backend, startBackend } from '../../support/database/backend';
import { buildForProduction } from '../../support/site/builtSite';
import { memoryFolder } from '../../support/site/memoryFolder';

/**
 * Time and size of a build with 0, 200 and 2,000 articles, in one language or both, with and without an image. Reports
 * figures and asserts nothing.
 */

const SIZES = [0, 200, 2_000];
const BATCH = 100;
const DAY_MS = 86_400_000;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  // With which the build asks for the news.
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = backend.publishableKey;
  const admin = await backend.signIn(DEMO_ADMIN);
  await admin.from('news').delete().neq('title', '').throwOnError();
});
afterAll(() => backend?.close());

const article = (number: number) => ({
  title: `Trade week number ${number} opens at the Embassy in Moscow`,
  content: 'Exporters of tea, coffee and flowers meet buyers from both countries. '.repeat(30),
  slug: `number-${number}`,
  status: 'published' as const,
  // Two a week, over twenty years for 2,000 articles.
  published_at: new Date(Date.now() - number * 3.5 * DAY_MS).toISOString(),
  featured_image_url: number % 2 ? '/scenes/tea-hills.svg' : null,
  ...(number % 4 < 2 && {
    translated_title: `Торговая неделя номер ${number} открылась в Посольстве`,
    translated_content: 'Экспортёры чая, кофе и цветов встречаются с покупателями. '.repeat(30),
  }),
});

/** Adds articles, older than all others, until there are `size`. */
async function fill(from: number, size: number): Promise<void> {
  const admin = await backend.signIn(DEMO_ADMIN);
  for (let first = from; first < size; first += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => article(first + index));
    await admin.from('news').insert(rows).throwOnError();
  }
}

/** The plugins of the site, with prerendering from the backend. */
async function plugins(): Promise<PluginOption[]> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'demo' }, 'vite.config.ts');
  const all = ((await Promise.all(loaded?.config.plugins ?? [])) as PluginOption[]).flat(9);
  const others = all.filter(
    (plugin) => plugin && 'name' in plugin && plugin.name !== 'prerender',
  ) as PluginOption[];
  const withNews = {
    precache: new Set<string>(),
    databaseOrigin: backend.url,
    keepRenderer: false,
  };
  return [...others, prerender(withNews)];
}

function measure(folder: string): { files: number; pages: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
    0,
  );
  return {
    files: files.length,
    pages: files.filter(({ name }) => name.endsWith('.html')).length,
    bytes,
  };
}

it('measures builds', async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'demo' }, 'vite.config.ts');
  let articles = 0;
  for (const size of SIZES) {
    await fill(articles, size);
    articles = size;
    const outDir = memoryFolder('embassy-build-');
    const start = performance.now();
    await buildForProduction({
      ...loaded?.config,
      configFile: false,
      plugins: await plugins(),
      build: { ...loaded?.config.build, outDir, emptyOutDir: true },
    });
    const seconds = (performance.now() - start) / 1000;
    const { files, pages, bytes } = measure(outDir);
    console.info(
      `${size} articles: ${seconds.toFixed(1)} s, ${pages} HTML files of ${files} files, ${(bytes / 1e6).toFixed(1)} MB`,
    );
    rmSync(outDir, { recursive: true });
  }
});
