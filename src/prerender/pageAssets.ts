import { resolve } from 'node:path';
import type { Rollup } from 'vite';
import type { Resources } from './htmlTemplate.ts';
import type { PrerenderedPage } from './renderPages.tsx';

type Bundle = Rollup.OutputBundle;

/** The fonts of a page's first screen (DESIGN 6): the two files that hold its letters. */
const SCRIPTS: Record<PrerenderedPage['language'], string> = { en: 'latin', ru: 'cyrillic' };

/** Header, menus and footer of every page but those with a frame of their own (content/site.ts). */
const FRAME = '/src/app/startup/PublicApp.tsx';

/** What every page runs (src/main.ts). */
const APP = ['/src/app/startup/mountApp.ts', FRAME];

/** Font files of the build by the end of their own names. */
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

/** A chunk and all that it imports before it runs. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (!isChunk(chunk) || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

const stylesOf = (bundle: Bundle, scripts: Iterable<string>): string[] => {
  const chunks = [...scripts].map((file) => bundle[file]).filter(isChunk);
  return [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
};

/** The scripts that `index.html` names. */
const firstScripts = (bundle: Bundle): Set<string> => {
  const entry = Object.values(bundle).find((output) => isChunk(output) && output.isEntry);
  return withImports(bundle, entry?.fileName ?? '');
};

/** What every page needs: the scripts and styles that `index.html` names, and the fonts. */
export const firstFiles = (bundle: Bundle): string[] => {
  const scripts = firstScripts(bundle);
  return [...scripts, ...stylesOf(bundle, scripts), ...fontsOf(bundle, '.woff2')];
};

const urlOf = (file: string): string => `/${file}`;

/** The chunk of a module: its own where it has one, else the one that holds it. */
function chunkOf(chunks: Rollup.OutputChunk[], id: string): string {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (!chunk) throw new Error(`${id} is in no chunk`);
  return chunk.fileName;
}

/**
 * What pages need of a build beyond what `index.html` names already. A part that the page's own module
 * imports lazily is on its first screen, so its styles are among them: a style sheet that is added later
 * makes the browser restyle the page. What waits for the visitor is imported by a component below it.
 * @param lazyImports ids of the modules that a module imports with `import()`, by its id
 * @throws if a module is in no chunk, because its page would then be loaded in steps
 */
export function resourcesOf(
  bundle: Bundle,
  lazyImports: (id: string) => readonly string[],
): (page: PrerenderedPage) => Resources {
  const chunks = Object.values(bundle).filter(isChunk);
  const first = firstScripts(bundle);
  const filesOf = (ids: readonly string[]): string[] => [
    ...new Set(ids.flatMap((id) => [...withImports(bundle, chunkOf(chunks, id))])),
  ];
  const idOf = (module: string): string => resolve(`.${module}`);
  /** The styles of the frame around most pages, which the script of a page without it brings along. */
  const frameStyles = stylesOf(bundle, filesOf([idOf(FRAME)]));
  return ({ module, texts, language, ownFrame }) => {
    const needed = filesOf([...APP, module, ...texts].map(idOf));
    const own = needed.filter((file) => !first.has(file));
    const known = [...stylesOf(bundle, first), ...(ownFrame ? frameStyles : [])];
    const lazy = filesOf(lazyImports(idOf(module)));
    const styles = stylesOf(bundle, [...own, ...lazy]).filter((file) => !known.includes(file));
    return {
      scripts: own.map(urlOf),
      styles: styles.map(urlOf),
      fonts: ownFrame ? [] : fontsOf(bundle, `-${SCRIPTS[language]}.woff2`).map(urlOf),
    };
  };
}
