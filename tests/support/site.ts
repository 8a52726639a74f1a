import type { TestProject } from 'vitest/node';
import { serveBuiltSite } from './builtSite';
import { findChromium } from './chromium';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, without a slash at the end. */
    site: string;
    /** The publishable key that the site sends. */
    publishableKey: string;
    /** Path of the browser. */
    chromium: string;
  }
}

/** Serves the built site and finds a Chromium, once for all browser tests. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  const { url, publishableKey, close } = await serveBuiltSite();
  project.provide('site', url);
  project.provide('publishableKey', publishableKey);
  project.provide('chromium', chromium);
  return close;
}
