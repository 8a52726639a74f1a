import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { documentOf, type Resources } from './htmlTemplate.ts';
import { commonFiles, resourcesOf } from './pageAssets.ts';
import type { PrerenderedPage, PrerenderedSite } from './renderPages.tsx';
import { writeShareImages } from './shareImages.ts';

/** Builds the site for Node and prerenders every public page with it. */
async function prerenderSite({ configFile, mode }: ResolvedConfig): Promise<PrerenderedSite> {
  // Inside node_modules, so that Node resolves the packages that the build does not bundle.
  const outDir = resolve(`node_modules/.prerender-${process.pid}`);
  try {
    await build({
      ...(configFile && { configFile }),
      mode,
      logLevel: 'warn',
      build: {
        ssr: 'src/prerender/renderPages.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
      },
    });
    const module = await import(pathToFileURL(join(outDir, 'renderPages.js')).href);
    return await module.prerenderSite();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The files of `public/` that every page loads. */
const COMMON_FILES = ['language.js', 'shield.svg', 'beads.svg', 'favicon.svg'];

/** The files of the output folder that a page loads. */
const filesOf = (page: PrerenderedPage, { scripts, styles, fonts }: Resources): string[] => [
  ...[...scripts, ...styles, ...fonts].map((url) => url.slice(1)),
  ...[...page.body.matchAll(/src="\/(scenes\/[^"]+)"/g)].map(([, file = '']) => file),
];

function write(folder: string, file: string, content: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/**
 * Returns the Vite plugin that writes every public page and the 404 page as prerendered HTML,
 * `admin.html` and `offline.html`, which render in the browser only, the sitemap and the images of shared
 * links (docs/decisions/0015-prerendered-pages.md).
 * @param precache the plugin adds the names of the files that the service worker precaches
 */
export const prerender = (precache: Set<string>): Plugin => {
  let config: ResolvedConfig;
  const add = (...files: string[]): void => {
    for (const file of files) precache.add(file);
  };
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      const folder = dir ?? config.build.outDir;
      const template = readFileSync(join(folder, 'index.html'), 'utf8');
      const resources = resourcesOf(
        bundle,
        (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      );
      const { pages, files } = await prerenderSite(config);
      for (const page of pages) {
        write(folder, page.file, documentOf(template, page, resources(page)));
        if (page.offline) add(page.file, ...filesOf(page, resources(page)));
      }
      add(...commonFiles(bundle), ...COMMON_FILES, 'offline.html');
      for (const [name, content] of Object.entries(files)) write(folder, name, content);
      writeShareImages(config.publicDir, folder);
      // Search engines must not index the staff area and the fallback of pages that are not cached.
      const noindex = template.replace('<title>', '<meta name="robots" content="noindex"><title>');
      write(folder, 'admin.html', noindex);
      write(folder, 'offline.html', noindex);
    },
  };
};
