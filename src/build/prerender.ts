import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { FinishedSite } from '../prerender/entry.tsx';
import { documentOf } from './document.ts';
import { makePictures } from './pictures.ts';
import { resourcesOf } from './resources.ts';

/** Builds the same components once more, for Node, and has them draw every public page. */
async function drawSite({ configFile, mode }: ResolvedConfig): Promise<FinishedSite> {
  // Inside node_modules, so that it finds the packages it shares with the browser's build.
  const outDir = resolve(`node_modules/.prerender-${process.pid}`);
  try {
    await build({
      ...(configFile && { configFile }),
      mode,
      logLevel: 'warn',
      build: { ssr: 'src/prerender/entry.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const module = await import(pathToFileURL(join(outDir, 'entry.js')).href);
    return await module.finishSite();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function write(folder: string, file: string, content: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/**
 * Writes the finished HTML of every public page, the 404 page, `admin.html`, which draws itself, the
 * site map and the pictures of shared links (docs/decisions, finished pages).
 */
export const prerender = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      const folder = dir ?? config.build.outDir;
      const template = readFileSync(join(folder, 'index.html'), 'utf8');
      const resources = resourcesOf(bundle);
      const { pages, files } = await drawSite(config);
      for (const page of pages) {
        write(folder, page.file, documentOf(template, page, resources(page)));
      }
      for (const [name, content] of Object.entries(files)) write(folder, name, content);
      makePictures(config.publicDir, folder);
      write(
        folder,
        'admin.html',
        template.replace('<title>', '<meta name="robots" content="noindex"><title>'),
      );
    },
  };
};
