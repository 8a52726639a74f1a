import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Files of the build that are kept on the reader's device from the first visit on. */
export type Keep = (files: string[]) => void;

/** Photographs are kept as they are read (src/serviceWorker.ts). */
const KEPT_AT_ONCE = /\.(?:html|js|css|woff2|svg)$/;

/** Pages are known by their addresses (`cleanUrls` on Vercel), not by the names of their files. */
const addressOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, '')}`;

/** Without a revision where the file's name changes with its content. */
const revisionOf = (folder: string, file: string): string | null =>
  file.startsWith('assets/')
    ? null
    : createHash('md5')
        .update(readFileSync(join(folder, file)))
        .digest('hex');

/**
 * The service worker, `sw.js`, with the list of the files it keeps. A release is kept as a whole, so that
 * fees are never older than the page around them, and takes the place of the one before when the reader
 * agrees (src/app/startup/offline.ts).
 * @returns the plugin, and the function that tells which files to keep
 */
export function offline(): { plugin: Plugin; keep: Keep } {
  const kept = new Set<string>();
  let config: ResolvedConfig;
  const plugin: Plugin = {
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
        const manifest = [...kept]
          .filter((file) => KEPT_AT_ONCE.test(file))
          .map((file) => ({ url: addressOf(file), revision: revisionOf(outDir, file) }));
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
  return {
    plugin,
    keep: (files) => {
      for (const file of files) kept.add(file);
    },
  };
}
