import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { localFiles } from './api/_local/blobStore/plugin.ts';
import { hosting } from './api/_local/hosting.ts';
import { newsFeeds } from './api/_local/newsFeeds.ts';
import { newsPages } from './api/_local/newsPages.ts';
import { localUpstreams } from './api/_local/upstreams.ts';
import { configFor, vercelConfig } from './api/_vercel/config.ts';
import { drawCharts } from './src/prerender/charts/plugin.ts';
import { buildServiceWorker } from './src/prerender/plugins/buildServiceWorker.ts';
import { checkEnv } from './src/prerender/plugins/checkEnv.ts';
import { downloadFiles } from './src/prerender/plugins/downloadFiles.ts';
import { mapPlaceTexts } from './src/prerender/plugins/mapPlaceTexts.ts';
import { staffFolder } from './src/prerender/plugins/staffFolder.ts';
import { typography } from './src/prerender/plugins/typography.ts';
import { prerender } from './src/prerender/writePages.ts';
import { embeddedBackend } from './supabase/embedded.ts';

/** Sets the key of the bundle to that of the function, so that a deployment has one variable for both. */
function copyPublishableKey(env: Record<string, string>): void {
  env.VITE_SUPABASE_PUBLISHABLE_KEY = env.SUPABASE_PUBLISHABLE_KEY ?? '';
  // Vite reads process.env again, after this file, for import.meta.env.
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = env.VITE_SUPABASE_PUBLISHABLE_KEY;
}

export default defineConfig(({ mode, isPreview }) => {
  // Only local runs have the embedded backend.
  const local = mode === 'development' || mode === 'demo';
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'SUPABASE_', 'BLOB_']);
  const config = local
    ? configFor(localUpstreams(env.VITE_SUPABASE_PUBLISHABLE_KEY ?? ''))
    : vercelConfig(env);
  if (!local) copyPublishableKey(env);
  checkEnv(env);
  // Set once, so that the bundle and the prerendered pages have the same date.
  process.env.VITE_BUILT_ON ??= new Date().toISOString().slice(0, 10);
  const dataDir = process.env.EMBEDDED_DATA_DIR ?? (isPreview ? '.data/preview' : '.data/dev');
  const [hostingFirst, hostingLast] = hosting(config);
  // `prerender` adds to this set, `buildServiceWorker` reads it afterwards.
  const precache = new Set<string>();
  return {
    plugins: [
      react(),
      hostingFirst,
      downloadFiles(),
      typography(),
      drawCharts(),
      mapPlaceTexts(),
      staffFolder(),
      prerender({
        precache,
        databaseOrigin: local ? undefined : env.SUPABASE_URL,
        keepRenderer: local,
      }),
      buildServiceWorker(precache),
      local && newsFeeds(config),
      local && newsPages(),
      local &&
        embeddedBackend({
          dataDir,
          publishableKey: env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
        }),
      local && localFiles({ folder: `${dataDir}-files` }),
      hostingLast,
    ],
    resolve: {
      alias: [
        // The shim is for versions of React without useSyncExternalStore.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ],
    },
    build: {
      target: ['chrome100', 'firefox100', 'safari15.4'],
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Combines the modules of every page in one chunk instead of thirty.
          codeSplitting: {
            groups: [
              // In the entry chunk, because these modules load the others.
              {
                name: 'start',
                test: /preload-helper|src[\\/](?:lib[\\/]browser[\\/]yieldToMain|app[\\/]startup[\\/]earlyMenus)/,
              },
              { name: 'site', test: /src[\\/]app[\\/]startup[\\/]PublicApp\.tsx$/ },
              // Shared by most page kinds.
              { name: 'content', test: /src[\\/]features[\\/]contentPage[\\/]/, minShareCount: 4 },
            ],
          },
        },
      },
    },
    css: { transformer: 'lightningcss' },
  };
});
