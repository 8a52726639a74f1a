import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built site, in which every address is BUILT_FOR. */
    builtSite: string;
  }
}

/** The site's address in the build, which each deployment replaces with its own. */
export const BUILT_FOR = 'http://built-for.example';

/** Builds the site once for all files of the project. */
export default async function buildSite(project: TestProject): Promise<() => void> {
  const outDir = mkdtempSync(join(tmpdir(), 'embassy-built-'));
  const before = { ...process.env };
  // Vitest's own would put React's development code into the bundle.
  Object.assign(process.env, { NODE_ENV: 'production', VITE_SITE_URL: BUILT_FOR });
  await build({ mode: 'demo', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  process.env = before;
  project.provide('builtSite', outDir);
  return () => rmSync(outDir, { recursive: true, force: true, maxRetries: 3 });
}
