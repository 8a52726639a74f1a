import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type UserConfig } from 'vite';
import { documentOf, type Resources } from './htmlTemplate.ts';
import type { PrerenderedPage } from './renderPages.tsx';

export type Renderer = typeof import('./serverEntry.ts').renderer;

const FOLDER = '.prerender';

/** Template of the documents of pages that are rendered after the build. */
interface Template {
  html: string;
  /** Resources of a page by {@link resourceKey}. */
  resources: Record<string, Resources>;
}

/** Pages of one module and language link the same resources. */
const resourceKey = ({ language, module }: PrerenderedPage): string => `${language} ${module}`;

/** Returns the folder of the renderer and the template, which are kept for pages that are rendered after the build. */
export const rendererFolder = (outDir: string): string => join(outDir, FOLDER);

/**
 * Imports the renderer that a build has stored.
 * @throws if the build has none
 */
export async function importRenderer(outDir: string): Promise<Renderer> {
  const file = join(rendererFolder(outDir), 'serverEntry.js');
  return (await import(pathToFileURL(file).href)).renderer;
}

/**
 * Builds the renderer with all packages into the output folder of the build, and imports it.
 * @param source how the sources are compiled
 */
export async function buildRenderer(
  source: UserConfig,
  mode: string,
  outDir: string,
): Promise<Renderer> {
  await build({
    ...source,
    configFile: false,
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

/** Writes the template of the pages, from which {@link readTemplate} makes documents after the build. */
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
 * Returns a function that makes the document of a page from the template of a build; it throws for a page whose kind the build
 * has not rendered.
 * @throws if the build has no renderer
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
