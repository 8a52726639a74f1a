import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { configFor } from './hosting/config.ts';
import { readUpstreams } from './hosting/variables.ts';
import { embeddedBackend, serveBackend } from './local/database/embedded.ts';
import { hosting, vercelRoutes } from './local/hosting.ts';
import { localFiles, localUpstreams } from './local/localFiles.ts';
import { chunkFileNames } from './src/prerender/chunkFileNames.ts';
import { fetchSite, inPages } from './src/prerender/fetchSite.ts';
import { pageWriter } from './src/prerender/pageWriter.ts';
import { downloadsModule } from './src/prerender/plugins/downloadsModule.ts';
import { pageTexts } from './src/prerender/plugins/pageTexts.ts';
import { serviceWorkerBuild } from './src/prerender/plugins/serviceWorkerBuild.ts';
import { typography } from './src/prerender/plugins/typography.ts';

export default defineConfig(async ({ command, mode }): Promise<UserConfig> => {
  // Only local runs have the embedded backend.
  const local = mode === 'development' || mode === 'demo';
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'SUPABASE_', 'BLOB_']);
  const config = configFor(local ? localUpstreams : readUpstreams(env));
  const publishableKey = env.SUPABASE_PUBLISHABLE_KEY ?? '';
  const dataDir = process.env.EMBEDDED_DATA_DIR ?? `.data/${mode}`;
  const backend = { dataDir, publishableKey };
  const isBuild = command === 'build';
  const demo = isBuild && local ? await serveBackend(backend) : undefined;
  const databaseOrigin = isBuild ? (demo?.origin ?? env.SUPABASE_URL) : undefined;
  const site = await fetchSite(databaseOrigin, publishableKey);
  /** The values of src/lib/env.ts that are not variables of Vite. */
  const define = {
    'import.meta.env.SUPABASE_PUBLISHABLE_KEY': JSON.stringify(publishableKey),
    'import.meta.env.BUILT_ON': JSON.stringify(new Date().toISOString().slice(0, 10)),
    'import.meta.env.BUILT_SITE': JSON.stringify(inPages(site)),
  };
  /** Returns how the sources are compiled: for the browser, and for the renderer of the pages. */
  const source = (): UserConfig => ({
    define,
    plugins: [react(), downloadsModule(), typography(site.facts), pageTexts(site.facts)],
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  });
  const [hostingFirst, hostingLast] = hosting(vercelRoutes(config));
  return {
    ...source(),
    plugins: [
      hostingFirst,
      source().plugins,
      pageWriter({ databaseOrigin, hasAlerts: site.alerts.length > 0, source }),
      serviceWorkerBuild(),
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
              { name: 'react', test: /node_modules\/(?:react(?!-hook-form)|scheduler|i18next)/ },
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
