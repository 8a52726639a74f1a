import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { vi } from 'vitest';
import { originOf } from '../../support/site/viteServer';
import { fakeVariables } from './build';

/**
 * Serves the static files of the output as `npm run preview` does, with its routes, a database and
 * a store. The database accepts the key of the fake deployment.
 */
export async function servePreview(outputDir: string) {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-preview-'));
  vi.stubEnv('EMBEDDED_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', fakeVariables().SUPABASE_PUBLISHABLE_KEY);
  const server = await preview({
    mode: 'demo',
    logLevel: 'warn',
    build: { outDir: join(outputDir, 'static') },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return {
    url: originOf(server),
    close: async () => {
      await server.close();
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
