import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Photographs are cached as they are read (src/serviceWorker.ts). */
const PRECACHED = /\.(?:html|js|css|woff2|svg)$/;

/** Pages are cached by their URLs (`cleanUrls` on Vercel), not by the names of their files. */
const urlOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, '')}`;

/** Without a revision where the file's name changes with its content. */
const revisionOf = (folder: string, file: string): string | null =>
  file.startsWith('assets/')
    ? null
    : createHash('md5')
        .update(readFileSync(join(folder, file)))
        .digest('hex');

/**
 * Builds the service worker, `sw.js`, with its precache manifest. A release is precached as a whole, so that
 * fees are never older than the page around them, and replaces the one before when the visitor accepts it
 * (src/app/startup/registerServiceWorker.ts).
 * @param precache names of the files, complete once the pages have been written
 */
export function buildServiceWorker(precache: ReadonlySet<string>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'offline',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      // After the pages are written.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const outDir = dir ?? config.build.outDir;
        const manifest = [...precache]
          .filter((file) => PRECACHED.test(file))
          .map((file) => ({ url: urlOf(file), revision: revisionOf(outDir, file) }));
        await build({
          configFile: false,
          mode: config.mode,
          publicDir: false,
          logLevel: 'warn',
          define: { __PRECACHE_MANIFEST__: JSON.stringify(manifest) },
          build: {
            outDir,
            emptyOutDir: false,
            target: config.build.target,
            rolldownOptions: {
              input: { sw: 'src/serviceWorker.ts' },
              output: { format: 'iife', entryFileNames: '[name].js' },
            },
          },
        });
      },
    },
  };
}
