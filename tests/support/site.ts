import type { TestProject } from 'vitest/node';
import { findChromium } from './browser/chromium';
import { serveBuiltSites } from './site/builtSite';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the built site, one for each worker (siteOfWorker.ts). */
    sites: string[];
    /** URLs that restore the data of these sites, where the tests can (freshData.ts). */
    restoreUrls?: string[];
    /** The publishable key that the site sends. */
    publishableKey: string;
    /** Path of the browser's executable. */
    chromium: string;
  }
}

/** Builds and serves the site for each worker, and finds a Chromium. */
export default async function serveSites(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', findChromium());
  const sites = await serveBuiltSites(project.config.maxWorkers);
  project.provide('sites', sites.urls);
  project.provide('restoreUrls', sites.restoreUrls);
  project.provide('publishableKey', sites.publishableKey);
  return sites.close;
}
