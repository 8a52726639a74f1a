import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Rollup } from 'vite';
import type { Resources } from './htmlTemplate.ts';
import { STAFF_ENTRY } from './plugins/staffFolder.ts';
import type { PrerenderedPage } from './renderPages.tsx';

type Bundle = Rollup.OutputBundle;

/** The end of the names of the font files that are preloaded, by language (design 7). */
const FONT_SUBSETS: Record<PrerenderedPage['language'], string> = { en: 'latin', ru: 'cyrillic' };

/** The modules of the alerts, which every page imports lazily, the second one with the first alert. */
const ALERTS = ['/src/site/alerts/CurrentAlerts.tsx', '/src/site/alerts/AlertBar.tsx'];

/** The modules of the day of a visit, which a page imports on request, and the namespaces of PrepareVisit. */
const VISIT = ['/src/site/consular/visit/VisitDay.tsx', '/src/site/contacts/calendarFile.ts'];
const VISIT_TEXTS = ['consular/visit', 'consular/dates', 'home'];

/** Returns the rules of a style sheet whose names HTML has; without those of fonts, which the script loads. */
async function rulesFor(html: string, css: string): Promise<string> {
  const content = [{ raw: html, extension: 'html' }];
  const [purged] = await new PurgeCSS().purge({ content, css: [{ raw: css }], fontFace: true });
  return purged?.css ?? css;
}

/** The modules that `src/main.ts` imports on every page. */
const APP = ['/src/site/shell/startup/mountApp.ts', '/src/site/shell/startup/App.tsx'];

const fontsOf = (bundle: Bundle, ending: string): string[] =>
  Object.values(bundle)
    .filter((output) => output.type === 'asset')
    .filter(({ originalFileNames }) =>
      originalFileNames.some(
        (name) => name.startsWith('src/styles/fonts/') && name.endsWith(ending),
      ),
    )
    .map(({ fileName }) => fileName);

const isChunk = (output: Bundle[string] | undefined): output is Rollup.OutputChunk =>
  output?.type === 'chunk';

/** Returns the file of a chunk and those of its static imports, recursively. */
function withImports(bundle: Bundle, file: string, files = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (!isChunk(chunk) || files.has(file)) return files;
  files.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, files);
  return files;
}

const stylesOf = (bundle: Bundle, scripts: Iterable<string>): string[] => {
  const chunks = [...scripts].map((file) => bundle[file]).filter(isChunk);
  return [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
};

/** Returns the names of the classes in HTML. */
const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));

/** Returns whether a style sheet names a class. */
function namesClass(bundle: Bundle, file: string, classes: ReadonlySet<string>): boolean {
  const sheet = bundle[file];
  const rules = sheet?.type === 'asset' ? String(sheet.source) : '';
  return [...rules.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name));
}

const firstScripts = (bundle: Bundle): Set<string> => {
  const entry = Object.values(bundle).find((output) => isChunk(output) && output.isEntry);
  return withImports(bundle, entry?.fileName ?? '');
};

/** Returns the URLs of the files of modules, given by their paths from the root of the repository, with all that they import. */
const filesOfModules = (bundle: Bundle, modules: string[]): string[] => {
  const chunks = Object.values(bundle).filter(isChunk);
  const scripts = new Set<string>();
  for (const module of modules)
    withImports(bundle, chunkOf(chunks, resolve(`.${module}`)), scripts);
  return [...scripts, ...stylesOf(bundle, scripts)].map(urlOf);
};

/** Lists the URLs of the files with which the browser renders any page in place of prerendered HTML. */
export const appFiles = (bundle: Bundle): string[] => {
  const first = firstScripts(bundle);
  const files = [...first, ...stylesOf(bundle, first)].map(urlOf);
  return [...files, ...filesOfModules(bundle, [...APP, ...ALERTS])];
};

/** Lists the URLs of the files of the day of a visit in a language. */
export const visitFiles = (bundle: Bundle, language: string): string[] =>
  filesOfModules(bundle, [
    ...VISIT,
    ...VISIT_TEXTS.map((namespace) => `/src/locales/${language}/${namespace}.json`),
  ]);

/** Lists the URLs of the scripts with which every page of the staff area begins. */
export const staffScripts = (bundle: Bundle): string[] =>
  filesOfModules(bundle, [...APP, `/${STAFF_ENTRY}`]).filter((url) => url.endsWith('.js'));

const urlOf = (file: string): string => `/${file}`;

/**
 * Returns the file of the chunk whose entry is a module, or else of the chunk that contains it.
 * @throws Error if it is in no chunk
 */
function chunkOf(chunks: Rollup.OutputChunk[], id: string): string {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (!chunk) throw new Error(`${id} is in no chunk`);
  return chunk.fileName;
}

/** The resources of a page that its HTML links, and the styles that the script adds. */
export type PageFiles = Resources & { later: string[] };

/**
 * Returns a function that lists the resources of a page besides those of `index.html`. It includes the styles, but not the
 * scripts, of components that the module imports lazily, because these are on its first screen and a style sheet that is added
 * later makes the browser restyle the page, and those of other lazy components that its HTML has. A page with its own layout links
 * a style sheet of what it shows, which `write` stores, because it has to be small (design 7); the script adds `later`.
 * @param lazyImports returns the ids of the modules that a module imports with `import()`
 * @throws if a module is in no chunk, because the page could then not preload it
 */
export function resourcesOf(
  bundle: Bundle,
  lazyImports: (id: string) => readonly string[],
  write: (file: string, css: string) => void,
): (page: PrerenderedPage) => Promise<PageFiles> {
  const chunks = Object.values(bundle).filter(isChunk);
  const first = firstScripts(bundle);
  const filesOf = (ids: readonly string[]): string[] => [
    ...new Set(ids.flatMap((id) => [...withImports(bundle, chunkOf(chunks, id))])),
  ];
  /** The chunks that scripts import with `import()`, and what these import. */
  const lazyChunks = (scripts: string[]): string[] =>
    chunks
      .filter(({ fileName }) => scripts.includes(fileName))
      .flatMap(({ dynamicImports }) => dynamicImports)
      .flatMap((file) => [...withImports(bundle, file)]);
  const idOf = (module: string): string => resolve(`.${module}`);
  return async ({ module, texts, language, hasOwnLayout, body }) => {
    const needed = filesOf([...APP, module, ...texts].map(idOf));
    const scripts = needed.filter((file) => !first.has(file));
    const omitted = stylesOf(bundle, first);
    const lazy = filesOf(lazyImports(idOf(module)));
    const classes = new Set(classesIn(body));
    const possible = [...lazyChunks(scripts), ...filesOf(ALERTS.map(idOf))];
    const shown = stylesOf(bundle, possible).filter((file) => namesClass(bundle, file, classes));
    const all = [...stylesOf(bundle, [...scripts, ...lazy]), ...shown];
    const styles = [...new Set(all)].filter((file) => !omitted.includes(file));
    if (hasOwnLayout) {
      const all = styles
        .map((file) => bundle[file])
        .map((sheet) => sheet?.type === 'asset' && String(sheet.source));
      const css = await rulesFor(body, all.join(''));
      const file = `assets/shown-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
      write(file, css);
      const own = { styles: [urlOf(file)], later: styles.map(urlOf), fonts: [] };
      return { scripts: scripts.map(urlOf), ...own };
    }
    return {
      scripts: scripts.map(urlOf),
      styles: styles.map(urlOf),
      later: [],
      fonts: fontsOf(bundle, `-${FONT_SUBSETS[language]}.woff2`).map(urlOf),
    };
  };
}
