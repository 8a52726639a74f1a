import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { minifySync, type Plugin, type ResolvedConfig, type UserConfig } from 'vite';
import { hasOwnLayout } from '../content/site.ts';
import { offlineFilesPath } from '../lib/browser/offlineFiles.ts';
import { languages } from '../lib/i18n/languages.ts';
import { htmlDocument } from './htmlTemplate.ts';
import { listOfflineFiles } from './listOfflineFiles.ts';
import { pageAssets } from './pageAssets.ts';
import { buildRenderer } from './renderer.ts';

interface Options {
  /** The origin of PostgREST at build time, without a trailing slash; undefined without one. */
  databaseOrigin: string | undefined;
  /** Whether alerts are in force, which every page shows. */
  hasAlerts: boolean;
  /** Returns how the sources are compiled. */
  source: () => UserConfig;
}

/**
 * Returns the plugin that writes prerendered HTML of public pages, articles, news lists and the 404
 * page, the unrendered `admin.html` and `offline.html`, sitemap, feeds and calendars (decisions
 * 0015 and 0040).
 */
export const pageWriter = ({ databaseOrigin, hasAlerts, source }: Options): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      const folder = resolve(dir ?? config.build.outDir);
      const write = (file: string, content: string): void => {
        const path = join(folder, file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
      };
      const template = readFileSync(join(folder, 'index.html'), 'utf8');
      const assets = pageAssets(
        bundle,
        (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      );
      const rendererFolder = join(folder, '.prerender');
      const renderer = await buildRenderer(source(), config.mode, rendererFolder);
      const { pages, files } = await renderer.renderSite(databaseOrigin, (reason) =>
        this.warn(reason),
      );
      rmSync(rendererFolder, { recursive: true });
      const written = [];
      for (const page of pages) {
        const { route, language } = page;
        const texts = renderer.textModules(language, route.namespaces);
        let resources = assets.pageResources(route.module, texts, language, hasAlerts);
        const loaded = [...resources.scripts, ...resources.styles];
        // It links what it shows alone, because it has to be small (design 7).
        if (hasOwnLayout(route.path)) {
          const { url, css } = await assets.shownStyles(page.body, resources.styles);
          write(url, css);
          loaded.push(url);
          resources = { ...resources, styles: [url], fonts: [] };
        }
        write(page.file, htmlDocument(template, page, resources));
        written.push({ page, files: loaded });
      }
      for (const [name, content] of Object.entries(files)) write(name, content);
      for (const language of languages) {
        const kept = listOfflineFiles(language, written, assets);
        write(offlineFilesPath(language), JSON.stringify(kept));
      }
      // Vite copies `public` as it is; this file delays the first paint.
      const early = readFileSync(join(config.publicDir, 'early.js'), 'utf8');
      write('early.js', minifySync('early.js', early).code);
      // Search engines must not index the staff area and the fallback of pages that are not cached.
      const noindex = template.replace('<title>', '<meta name="robots" content="noindex"><title>');
      const scripts = assets.staffScripts.join(' ');
      write('admin.html', noindex.replace('id="root"', `id="root" data-scripts="${scripts}"`));
      write('offline.html', noindex);
    },
  };
};
