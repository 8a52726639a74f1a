import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type UserConfig } from 'vite';

export type Renderer = typeof import('./serverEntry.ts').renderer;

/**
 * Builds the renderer of the pages with all packages, and imports it.
 * @param source how the sources are compiled
 * @param folder where its files stay, because it imports the pages lazily
 */
export async function buildRenderer(
  source: UserConfig,
  mode: string,
  folder: string,
): Promise<Renderer> {
  await build({
    ...source,
    configFile: false,
    mode,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender/serverEntry.ts',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  const { renderer } = await import(pathToFileURL(join(folder, 'serverEntry.js')).href);
  return renderer;
}
