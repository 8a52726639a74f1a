import type { TestProject } from 'vitest/node';
import { findChromium } from '../support/browser/chromium';
import { startSite } from './hosted/site';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the Blob store's API, when the site uses it in place of Vercel's. */
    blobApi?: string;
  }
}

/** Serves the deployed site to the browser tests; runs after `vercel/build.ts`, which builds it. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const { hosting, vercelOutput } = project.getProvidedContext();
  if (!hosting) throw new Error('the global setup of the rehearsal has not run');
  const site = await startSite(hosting, vercelOutput);
  project.provide('sites', [site.url]);
  project.provide('publishableKey', site.publishableKey);
  project.provide('blobApi', site.blobApi);
  project.provide('chromium', findChromium());
  return site.close;
}
