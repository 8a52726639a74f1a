import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { minifySync, type Plugin, type ResolvedConfig, type UserConfig } from 'vite';
import { offlineFilesPath } from '../lib/browser/offlineFiles.ts';
import type { SiteRows } from '../lib/facts/facts.ts';
import { type Language, languages } from '../lib/i18n/languages.ts';
import { documentOf } from './htmlTemplate.ts';
import { prerenderNews } from './news/prerenderNews.ts';
import { offlineFiles } from './offlineFiles.ts';
import { appFiles, resourcesOf, staffScripts, visitFiles } from './pageAssets.ts';
import { buildRenderer, rendererFolder, writeTemplate } from './renderer.ts';
import type { PrerenderedPage } from './renderPages.tsx';

function write(folder: string, file: string, content: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

interface Options {
  /** The origin of PostgREST at build time, without a trailing slash; undefined if there is none. */
  databaseOrigin: string | undefined;
  /** What staff have changed, and the alerts in force. */
  site: SiteRows;
  /** Returns how the sources are compiled. */
  source: () => UserConfig;
  /** Whether the preview renders news pages, so that the renderer stays in the output folder. */
  keepRenderer: boolean;
}

/**
 * Writes every public page, articles, lists of news and the 404 page as prerendered HTML, `admin.html` and `offline.html`, which
 * render in the browser only, the sitemaps and the feeds (decisions 0015 and 0040).
 */
export const prerender = ({ databaseOrigin, site, source, keepRenderer }: Options): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      const folder = resolve(dir ?? config.build.outDir);
      const template = readFileSync(join(folder, 'index.html'), 'utf8');
      const filesOf = resourcesOf(
        bundle,
        (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
        (file, css) => write(folder, file, css),
      );
      const renderer = await buildRenderer(source(), config.mode, folder);
      const { pages, files } = await renderer.prerenderSite(site.alerts);
      const news = await prerenderNews(renderer, databaseOrigin, site, (message) =>
        this.warn(message),
      );
      const withFiles = (all: PrerenderedPage[]) =>
        Promise.all(all.map(async (page) => ({ page, resources: await filesOf(page) })));
      const built = await withFiles(pages);
      const common = appFiles(bundle);
      const visit = (language: Language): string[] => visitFiles(bundle, language);
      for (const language of languages) {
        const kept = offlineFiles(language, { pages: built, common, visit });
        write(folder, offlineFilesPath(language).slice(1), JSON.stringify(kept));
      }
      // The pages of news replace those without data.
      const all = [...built, ...(await withFiles(news.pages))];
      for (const [file, one] of new Map(all.map((one) => [one.page.file, one]))) {
        if (file !== undefined) write(folder, file, documentOf(template, one.page, one.resources));
      }
      if (keepRenderer) {
        writeTemplate(folder, template, built);
      } else {
        rmSync(rendererFolder(folder), { recursive: true, force: true });
      }
      for (const [name, content] of Object.entries({ ...files, ...news.files }))
        write(folder, name, content);
      // Vite copies `public` as it is; this file delays the first paint.
      const early = readFileSync(join(config.publicDir, 'early.js'), 'utf8');
      write(folder, 'early.js', minifySync('early.js', early).code);
      // Search engines must not index the staff area and the fallback of pages that are not cached.
      const noindex = template.replace('<title>', '<meta name="robots" content="noindex"><title>');
      const scripts = staffScripts(bundle).join(' ');
      const staff = noindex.replace('id="root"', `id="root" data-scripts="${scripts}"`);
      write(folder, 'admin.html', staff);
      write(folder, 'offline.html', noindex);
    },
  };
};
