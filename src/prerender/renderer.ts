import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import { documentOf, type Resources } from './htmlTemplate.ts';
import type { PrerenderedPage } from './renderPages.tsx';

/** The components of the site, built for Node. */
export type Renderer = typeof import('./serverEntry.ts').renderer;

/** The folder of the renderer, below the output folder of the build. */
const FOLDER = '.prerender';

/** What fills in the documents of pages that are rendered after the build. */
interface Template {
  /** The content of the built `index.html`. */
  html: string;
  /** The resources of a page by the key of {@link resourceKey}. */
  resources: Record<string, Resources>;
}

/** Pages of one module and language link the same resources. */
const resourceKey = ({ language, module }: PrerenderedPage): string => `${language} ${module}`;

/** Returns the folder of the renderer of a build. */
export const rendererFolder = (outDir: string): string => join(outDir, FOLDER);

/** Imports the renderer of a build. @throws if the build has none */
export async function importRenderer(outDir: string): Promise<Renderer> {
  const file = join(rendererFolder(outDir), 'serverEntry.js');
  return (await import(pathToFileURL(file).href)).renderer;
}

/** Builds the components of the site for Node, with all packages, into the output folder of the build. */
export async function buildRenderer(
  { configFile, mode }: ResolvedConfig,
  outDir: string,
): Promise<Renderer> {
  await build({
    ...(configFile && { configFile }),
    mode,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender/serverEntry.ts',
      outDir: rendererFolder(outDir),
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  return importRenderer(outDir);
}

/** Stores what {@link readTemplate} returns beside the renderer. */
export function writeTemplate(
  outDir: string,
  html: string,
  pages: { page: PrerenderedPage; resources: Resources }[],
): void {
  const resources = pages.map(({ page, resources }) => [resourceKey(page), resources]);
  const template: Template = { html, resources: Object.fromEntries(resources) };
  writeFileSync(join(rendererFolder(outDir), 'template.json'), JSON.stringify(template));
}

/**
 * Returns a function that fills the HTML of a page into the document of its kind.
 * @throws if the build has no renderer; the function throws for a page whose kind the build has not rendered
 */
export function readTemplate(outDir: string): (page: PrerenderedPage) => string {
  const file = join(rendererFolder(outDir), 'template.json');
  const { html, resources }: Template = JSON.parse(readFileSync(file, 'utf8'));
  return (page) => {
    const found = resources[resourceKey(page)];
    if (!found) throw new Error(`the build has no page like ${page.file}`);
    return documentOf(html, page, found);
  };
}
