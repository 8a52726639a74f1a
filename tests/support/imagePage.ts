import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type InlineConfig, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { hosting } from '../../api/_local/hosting';
import { localUpstreams } from '../../api/_local/upstreams';
import { configFor } from '../../api/_vercel/config';
import { buildForProduction } from './site/builtSite';
import { originOf } from './site/viteServer';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the image page. */
    imagePage: string;
  }
}

/** Serves a page with the image code alone, built and sent with the same headers as the site. */
export default async function serveImagePage(project: TestProject): Promise<() => Promise<void>> {
  const outDir = mkdtempSync(join(tmpdir(), 'embassy-pictures-'));
  const common: InlineConfig = {
    configFile: false,
    root: 'tests/support/site/imagePage',
    envDir: process.cwd(),
    mode: 'demo',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), ...hosting(configFor(localUpstreams('')))],
  };
  const target = ['chrome100', 'firefox100', 'safari15.4'];
  await buildForProduction({
    ...common,
    build: { outDir, emptyOutDir: true, target, assetsInlineLimit: 0 },
  });
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  project.provide('imagePage', originOf(server));
  return async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true, maxRetries: 3 });
  };
}
