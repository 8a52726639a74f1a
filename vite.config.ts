import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { configFor, readUpstreams } from './hosting/config.ts';
import { embeddedBackend, serveBackend } from './local/database/embedded.ts';
import { hosting, vercelRoutes } from './local/hosting.ts';
import { localFiles, localUpstreams } from './local/localFiles.ts';
import { chunkFileNames } from './src/prerender/chunkFileNames.ts';
import { fetchSite, inPages } from './src/prerender/fetchSite.ts';
import { buildServiceWorker } from './src/prerender/plugins/buildServiceWorker.ts';
import { checkEnv } from './src/prerender/plugins/checkEnv.ts';
import { downloadFiles } from './src/prerender/plugins/downloadFiles.ts';
import { pageTexts } from './src/prerender/plugins/pageTexts.ts';
import { typography } from './src/prerender/plugins/typography.ts';
import { prerender } from './src/prerender/writePages.ts';

/** The packages that every page loads. */
const REACT =
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|i18next|react-i18next)\//;

/** Sets the key of the bundle to that of the function, so that a deployment has one variable for both. */
function copyPublishableKey(env: Record<string, string>): void {
  env.VITE_SUPABASE_PUBLISHABLE_KEY = env.SUPABASE_PUBLISHABLE_KEY ?? '';
  // Vite reads process.env again, after this file, for import.meta.env.
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = env.VITE_SUPABASE_PUBLISHABLE_KEY;
}

export default defineConfig(async ({ command, mode }): Promise<UserConfig> => {
  // Only local runs have the embedded backend.
  const local = mode === 'development' || mode === 'demo';
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'SUPABASE_', 'BLOB_']);
  const config = configFor(local ? localUpstreams : readUpstreams(env));
  if (!local) copyPublishableKey(env);
  checkEnv(env);
  // Set once, so that the bundle and the prerendered pages have the same date.
  process.env.VITE_BUILT_ON ??= new Date().toISOString().slice(0, 10);
  const publishableKey = env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '';
  const dataDir =
    process.env.EMBEDDED_DATA_DIR ?? (mode === 'demo' ? '.data/preview' : '.data/dev');
  const backend = { dataDir, publishableKey };
  const isBuild = command === 'build';
  const demo = isBuild && local ? await serveBackend(backend) : undefined;
  const databaseOrigin = isBuild ? (demo?.origin ?? env.SUPABASE_URL) : undefined;
  const site = await fetchSite(databaseOrigin, publishableKey);
  /** Returns how the sources are compiled: for the browser, and for the renderer of the pages. */
  const source = (): UserConfig => ({
    define: { 'import.meta.env.BUILT_SITE': JSON.stringify(inPages(site)) },
    plugins: [react(), downloadFiles(), typography(site.facts), pageTexts(site.facts)],
    css: { transformer: 'lightningcss' },
  });
  const [hostingFirst, hostingLast] = hosting(vercelRoutes(config));
  return {
    ...source(),
    plugins: [
      hostingFirst,
      source().plugins,
      prerender({ databaseOrigin, hasAlerts: site.alerts.length > 0, source }),
      buildServiceWorker(),
      demo && { name: 'demo-database', closeBundle: demo.close },
      local && [localFiles(`${dataDir}-files`), embeddedBackend(backend)],
      hostingLast,
    ],
    build: {
      target: ['chrome100', 'firefox100', 'safari15.4'],
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      // src/main.ts requests all scripts of a page at once, so that old browsers need none.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          chunkFileNames,
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // What every page loads, and what most pages share. Rolldown splits the rest by itself.
          codeSplitting: {
            groups: [
              // In a chunk of its own, because the entry must not load a page with it.
              { name: 'start', test: (id) => id.includes('vite/preload-helper') },
              { name: 'react', test: REACT },
              {
                name: 'site',
                // The search is loaded by those who search.
                test: (id) => id.includes('/src/site/') && !id.includes('/src/site/search/'),
                minShareCount: 4,
              },
            ],
          },
        },
      },
    },
  };
});
