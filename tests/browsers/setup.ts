import type { TestProject } from 'vitest/node';
import { installTools } from '../../scripts/installTools';
import { serveBuiltSites } from '../support/site/builtSite';
import { findPrograms, type Programs } from './programs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the engines. */
    programs: Programs;
  }
}

/** Installs missing engines and their clients, and serves the built site for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPrograms();
  installTools('npm run test:browsers');
  const { urls, close } = await serveBuiltSites(project.config.maxWorkers);
  project.provide('programs', programs);
  project.provide('sites', urls);
  return close;
}
