import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type UserConfig } from 'vite';
import { type Language, languages } from '../lib/i18n/languages.ts';
import { htmlDocument } from './htmlTemplate.ts';
import type { Resources } from './pageAssets.ts';
import type { RenderedPage } from './renderPage.tsx';

export type Renderer = typeof import('./serverEntry.ts').renderer;

const FOLDER = '.prerender';

/** Returns the folder of renderer and template, kept for pages rendered after the build. */
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

/** The template of documents and the resources of pages by {@link resourceKey}. */
interface Template {
  html: string;
  resources: Record<string, Resources>;
}

/** Pages of one module and language link the same resources. */
const resourceKey = (language: Language, module: string): string => `${language} ${module}`;

/**
 * Stores the template, from which {@link readTemplate} makes documents after the build.
 * @param routeResources returns the resources of a route
 */
export function writeTemplate(
  outDir: string,
  html: string,
  routes: Renderer['routes'],
  routeResources: (route: Renderer['routes'][number], language: Language) => Resources,
): void {
  const resources = routes.flatMap((route) =>
    languages.map((language) => [
      resourceKey(language, route.module),
      routeResources(route, language),
    ]),
  );
  const template: Template = { html, resources: Object.fromEntries(resources) };
  writeFileSync(join(rendererFolder(outDir), 'template.json'), JSON.stringify(template));
}

/**
 * Returns a function that makes a page's document from the template of a build; it throws for a
 * module without a route.
 * @throws if the build has no renderer
 */
export function readTemplate(outDir: string): (page: RenderedPage) => string {
  const file = join(rendererFolder(outDir), 'template.json');
  const { html, resources }: Template = JSON.parse(readFileSync(file, 'utf8'));
  return (page) => {
    const found = resources[resourceKey(page.language, page.route.module)];
    if (!found) throw new Error(`the build has no page like ${page.file}`);
    return htmlDocument(html, page, found);
  };
}
