import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Rollup } from 'vite';
import type { Language } from '../lib/i18n/languages.ts';
import { STAFF_ENTRY } from './chunkFileNames.ts';

type Bundle = Rollup.OutputBundle;

/** The end of the names of the font files that are preloaded, by language (design 7). */
const FONT_SUBSETS: Record<Language, string> = { en: 'latin', ru: 'cyrillic' };

/** The modules that `src/main.ts` imports on every page. */
const APP = ['/src/site/shell/startup/mountApp.ts', '/src/site/shell/startup/App.tsx'];

/** Modules of the alerts, which every page imports lazily: the second one with the first alert. */
const ALERTS = ['/src/site/alerts/CurrentAlerts.tsx', '/src/site/alerts/AlertBar.tsx'];

/** Modules and namespaces of the day of a visit, which PrepareVisit imports on request. */
const VISIT = ['/src/site/consular/visit/VisitDay.tsx', '/src/site/contacts/calendarFile.ts'];
const VISIT_TEXTS = ['consular/visit', 'consular/dates', 'home'];

/** The resources that the HTML of a page links, as paths from the root of the site. */
export interface Resources {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

const isChunk = (output: Bundle[string] | undefined): output is Rollup.OutputChunk =>
  output?.type === 'chunk';

const fileUrl = (file: string): string => `/${file}`;

/**
 * Returns lists of the URLs of a build's files, and functions that list them for modules, which are
 * paths from the root of the repository. Throws for a module that is in no chunk.
 * @param lazyImports returns the ids of the modules that a module imports with `import()`
 */
export function pageAssets(bundle: Bundle, lazyImports: (id: string) => readonly string[]) {
  const chunks = Object.values(bundle).filter(isChunk);

  /** Returns the chunk whose entry is a module, or else the chunk that contains it. */
  function chunkFile(module: string): string {
    const id = resolve(`.${module}`);
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`${module} is in no chunk`);
    return chunk.fileName;
  }

  /** Returns chunks with their static imports, recursively. */
  function withImports(files: string[], found = new Set<string>()): Set<string> {
    for (const file of files) {
      const chunk = bundle[file];
      if (!isChunk(chunk) || found.has(file)) continue;
      withImports(chunk.imports, found.add(file));
    }
    return found;
  }

  const scriptFiles = (modules: string[]): string[] => [...withImports(modules.map(chunkFile))];
  const styleFiles = (scripts: string[]): string[] => {
    const found = scripts.map((file) => bundle[file]).filter(isChunk);
    return [
      ...new Set(found.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
    ];
  };
  /** Returns the URLs of the scripts and style sheets of modules and their static imports. */
  const builtFiles = (modules: string[]): string[] => {
    const scripts = scriptFiles(modules);
    return [...scripts, ...styleFiles(scripts)].map(fileUrl);
  };

  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const first = [...withImports([entry])];
  const firstStyles = styleFiles(first);

  const fontUrls = (language: Language): string[] =>
    Object.values(bundle)
      .filter((output) => output.type === 'asset')
      .filter(({ originalFileNames }) =>
        originalFileNames.some(
          (name) =>
            name.startsWith('src/styles/fonts/') &&
            name.endsWith(`-${FONT_SUBSETS[language]}.woff2`),
        ),
      )
      .map(({ fileName }) => fileUrl(fileName));

  return {
    /** The files with which the browser renders any page in place of prerendered HTML. */
    app: [...first, ...firstStyles].map(fileUrl).concat(builtFiles([...APP, ...ALERTS])),
    /** The scripts with which every page of the staff area begins. */
    staffScripts: scriptFiles([...APP, `/${STAFF_ENTRY}`]).map(fileUrl),
    /** Lists the files of the day of a visit. */
    visitFiles: (language: Language): string[] =>
      builtFiles([...VISIT, ...VISIT_TEXTS.map((name) => `/src/locales/${language}/${name}.json`)]),
    /**
     * Lists the resources of a page besides `index.html`. Lazily imported components add their
     * styles, because a style sheet that is added later makes the browser restyle the page.
     * @param module the module of the page's component
     * @param texts the modules of the page's texts
     * @param hasAlerts whether alerts are in force, whose styles the page then has
     */
    pageResources(
      module: string,
      texts: string[],
      language: Language,
      hasAlerts: boolean,
    ): Resources {
      const scripts = scriptFiles([...APP, module, ...texts]);
      const lazy = [
        ...lazyImports(resolve(`.${module}`)).map((id) => id.slice(resolve('.').length)),
        ...(hasAlerts ? ALERTS : []),
      ];
      return {
        scripts: scripts.filter((file) => !first.includes(file)).map(fileUrl),
        styles: styleFiles([...scripts, ...scriptFiles(lazy)])
          .filter((file) => !firstStyles.includes(file))
          .map(fileUrl),
        fonts: fontUrls(language),
      };
    },
    /**
     * Returns one style sheet with the rules of `styles` that the HTML uses, and a URL for it;
     * writes no file. The script of the page loads the fonts.
     */
    async shownStyles(html: string, styles: string[]): Promise<{ url: string; css: string }> {
      const sheets = styles.map((url) => bundle[url.slice(1)]);
      const raw = sheets.map((sheet) => (sheet?.type === 'asset' ? String(sheet.source) : ''));
      const content = [{ raw: html, extension: 'html' }];
      const options = { content, css: [{ raw: raw.join('') }], fontFace: true, keyframes: true };
      const [purged] = await new PurgeCSS().purge(options);
      const css = purged?.css ?? raw.join('');
      const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
      return { url: `/assets/shown-${hash}.css`, css };
    },
  };
}

export type PageAssets = ReturnType<typeof pageAssets>;
