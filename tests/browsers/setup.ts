import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { installTools } from '../../scripts/installTools';
import { serveBuiltSites } from '../support/site/builtSite';
import { findPrograms, type Programs } from './programs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that this project tests. */
    engine: 'firefox' | 'webkit';
    /** Paths of the engines. */
    programs: Programs;
  }
}

/** Installs missing engines and their clients, and serves the built site. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPrograms();
  installTools(fileURLToPath(new URL('.', import.meta.url)), 'npm run test:browsers');
  const { urls, close } = await serveBuiltSites(1);
  project.provide('programs', programs);
  project.provide('sites', urls);
  return close;
}
