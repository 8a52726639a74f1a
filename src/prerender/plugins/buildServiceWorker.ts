import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** The types of precached files. Photographs are cached when a page loads them (src/serviceWorker.ts). */
const PRECACHED = /\.(?:html|js|css|woff2|svg|pdf)$/;

/** Returns the URL of a file: `/consular` of `consular.html`, because Vercel has `cleanUrls`. */
const urlOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, '')}`;

/** Returns the revision of a file for Serwist; null if the name of the file contains a hash of its content. */
const revisionOf = (folder: string, file: string): string | null =>
  file.startsWith('assets/')
    ? null
    : createHash('md5')
        .update(readFileSync(join(folder, file)))
        .digest('hex');

/**
 * Builds the service worker. A release is precached as a whole, so that cached pages never mix two releases, and replaces the
 * previous one when the visitor accepts it (src/app/startup/registerServiceWorker.ts, decision 0016).
 * @param precache file names below the output folder; the plugin `prerender` has added them all by then
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
      // After the plugin `prerender` has written the pages.
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
