import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { localFiles } from './api/_local/blobStore/plugin.ts';
import { hosting } from './api/_local/hosting.ts';
import { newsFeeds } from './api/_local/newsFeeds.ts';
import { localUpstreams } from './api/_local/upstreams.ts';
import { configFor, vercelConfig } from './api/_vercel/config.ts';
import { writeSecurityTxt } from './scripts/securityTxt/plugin.ts';
import { gallery } from './src/gallery/plugin.ts';
import { drawCharts } from './src/prerender/charts/plugin.ts';
import { buildServiceWorker } from './src/prerender/plugins/buildServiceWorker.ts';
import { checkEnv } from './src/prerender/plugins/checkEnv.ts';
import { downloadFiles } from './src/prerender/plugins/downloadFiles.ts';
import { mapPlaceTexts } from './src/prerender/plugins/mapPlaceTexts.ts';
import { dataRouter } from './src/prerender/plugins/routerBuilds.ts';
import { staffFolder } from './src/prerender/plugins/staffFolder.ts';
import { typography } from './src/prerender/plugins/typography.ts';
import { prerender } from './src/prerender/writePages.ts';
import { embeddedBackend } from './supabase/embedded.ts';

/** The bundle's key is the function's, so that a deployment sets and changes it in one place. */
function takeKeyFrom(env: Record<string, string>): void {
  env.VITE_SUPABASE_PUBLISHABLE_KEY = env.SUPABASE_PUBLISHABLE_KEY ?? '';
  // Vite reads process.env once more, after this file, for import.meta.env.
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = env.VITE_SUPABASE_PUBLISHABLE_KEY;
}

export default defineConfig(({ mode, isPreview }) => {
  // The embedded backend belongs to local runs; a production build knows nothing of it.
  const local = mode === 'development' || mode === 'demo';
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'SUPABASE_', 'BLOB_']);
  const config = local
    ? configFor(localUpstreams(env.VITE_SUPABASE_PUBLISHABLE_KEY ?? ''))
    : vercelConfig(env);
  if (!local) takeKeyFrom(env);
  checkEnv(env);
  // The same day in the browser's build and in the prerendered pages.
  process.env.VITE_BUILT_ON ??= new Date().toISOString().slice(0, 10);
  const dataDir = process.env.EMBEDDED_DATA_DIR ?? (isPreview ? '.data/preview' : '.data/dev');
  const [answerFirst, answerLast] = hosting(config);
  // Filled by the one plugin and read by the other, which runs after it.
  const precache = new Set<string>();
  return {
    plugins: [
      react(),
      answerFirst,
      gallery(),
      downloadFiles(),
      typography(),
      drawCharts(),
      mapPlaceTexts(),
      staffFolder(),
      prerender(precache),
      buildServiceWorker(precache),
      writeSecurityTxt(),
      local && newsFeeds(config),
      local &&
        embeddedBackend({
          dataDir,
          publishableKey: env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
        }),
      local && localFiles({ folder: `${dataDir}-files` }),
      answerLast,
    ],
    resolve: {
      alias: [
        dataRouter,
        // A stand-in for old versions of React; ours has the hook itself.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ],
    },
    build: {
      target: ['chrome100', 'firefox100', 'safari15.4'],
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // What every page needs is one file, in place of thirty.
          codeSplitting: {
            groups: [
              // What fetches the others must not wait for them.
              { name: 'start', test: /preload-helper|src[\\/]lib[\\/]browser[\\/]turn/ },
              { name: 'site', test: /src[\\/]app[\\/]startup[\\/]PublicSite\.tsx$/ },
              // What most kinds of pages share.
              { name: 'content', test: /src[\\/]features[\\/]contentPage[\\/]/, minShareCount: 4 },
            ],
          },
        },
      },
    },
    css: { transformer: 'lightningcss' },
  };
});
