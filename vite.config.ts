import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { localFiles } from './api/_local/blobStore/plugin.ts';
import { checkEnv } from './api/_local/checkEnv.ts';
import { downloadFiles } from './api/_local/downloadFiles.ts';
import { productionHeaders } from './api/_local/headers.ts';
import { embeddedBackend } from './supabase/embedded.ts';

export default defineConfig(({ mode, isPreview }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  checkEnv(env);
  // The embedded backend belongs to local runs; a production build knows nothing of it.
  const local = mode === 'development' || mode === 'demo';
  const dataDir = process.env.EMBEDDED_DATA_DIR ?? (isPreview ? '.data/preview' : '.data/dev');
  return {
    plugins: [
      react(),
      productionHeaders(),
      downloadFiles(),
      local &&
        embeddedBackend({
          dataDir,
          publishableKey: env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
        }),
      local && localFiles({ folder: `${dataDir}-files` }),
    ],
    build: {
      target: ['chrome100', 'firefox100', 'safari15.4'],
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
    },
    css: { transformer: 'lightningcss' },
  };
});
