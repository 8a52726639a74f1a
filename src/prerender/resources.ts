import { resolve } from 'node:path';
import type { Rollup } from 'vite';
import type { Resources } from './document.ts';
import type { FinishedPage } from './entry.tsx';

type Bundle = Rollup.OutputBundle;

/** The fonts of a page's first screen (DESIGN 6): the two files that hold its letters. */
const SCRIPTS: Record<FinishedPage['language'], string> = { en: 'latin', ru: 'cyrillic' };

/** Header, menus and footer of every page but those with a frame of their own (content/site.ts). */
const FRAME = 'src/app/startup/PublicSite.tsx';

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

/**
 * What pages need of a build beyond what `index.html` names already.
 * @throws where a source file has no chunk of its own, since its page would then be fetched in steps
 */
export function resourcesOf(bundle: Bundle): (page: FinishedPage) => Resources {
  const chunks = Object.values(bundle).filter(isChunk);
  const first = firstScripts(bundle);
  const chunkOf = (source: string): string => {
    const path = resolve(source);
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === path) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(path));
    if (!chunk) throw new Error(`${source} is in no chunk`);
    return chunk.fileName;
  };
  const address = (file: string) => `/${file}`;
  const filesOf = (sources: string[]): string[] => [
    ...new Set(sources.flatMap((source) => [...withImports(bundle, chunkOf(source))])),
  ];
  /** The styles of the frame around most pages, which the script of a page without it brings along. */
  const frameStyles = stylesOf(bundle, filesOf([FRAME]));
  return ({ sources, later, language, ownFrame }) => {
    const own = filesOf(sources).filter((file) => !first.has(file));
    const known = [...stylesOf(bundle, first), ...(ownFrame ? frameStyles : [])];
    const styles = stylesOf(bundle, [...own, ...filesOf(later)]).filter(
      (file) => !known.includes(file),
    );
    return {
      scripts: own.map(address),
      styles: styles.map(address),
      fonts: ownFrame ? [] : fontsOf(bundle, `-${SCRIPTS[language]}.woff2`).map(address),
    };
  };
}
