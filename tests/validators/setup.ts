import type { TestProject } from 'vitest/node';
import { installTools } from '../../scripts/installTools';
import { serveBuiltSites } from '../support/site/builtSite';
import { requireJava } from './java';

/** Installs the validators, and serves the built site. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  requireJava();
  installTools('the validators');
  const { urls, publishableKey, close } = await serveBuiltSites(1);
  project.provide('sites', urls);
  project.provide('publishableKey', publishableKey);
  return close;
}
