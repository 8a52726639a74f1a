import { createServer, type Server } from 'node:http';
import type { TestProject } from 'vitest/node';
import { readUpstreams } from '../../../hosting/variables';
import { findChromium } from '../../support/browser/chromium';
import { close, listen } from '../../support/site/listen';
import { serveStore } from '../../support/store/serveStore';
import { fakeVariables } from '../vercel/build';
import { serveOutput } from '../vercel/output';
import { type Hosting, type Middleware, startProject } from './project';

export interface HostedSite {
  /** Origin of the site, without a trailing slash. */
  url: string;
  /** URL of the Blob store's API, in place of `https://vercel.com/api/blob`. */
  blobApi: string;
  /** Name of the site's database. */
  database: string;
  publishableKey: string;
  close: () => Promise<void>;
}

const serverOf = (middleware: Middleware): Server =>
  createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end()),
  );

/**
 * The whole site as deployed: the output of `vercel build`, with rewrites to a hosted-like project
 * and to a local Blob store. The function reads the environment of this process.
 * @param before handles requests before PostgREST and GoTrue do
 */
export async function startSite(
  hosting: Hosting,
  outputDir: string,
  before: Middleware = (_request, _response, next) => next(),
): Promise<HostedSite> {
  const variables = fakeVariables();
  const { supabaseUrl, storeHost } = readUpstreams(variables);
  const publishableKey = variables.SUPABASE_PUBLISHABLE_KEY ?? '';
  const token = variables.BLOB_READ_WRITE_TOKEN ?? '';
  const project = await startProject(hosting, publishableKey);
  const gateway = serverOf((request, response, next) =>
    before(request, response, () => project.middleware(request, response, next)),
  );
  const backend = await listen(gateway);
  const store = await serveStore(token);
  Object.assign(process.env, {
    SUPABASE_URL: backend,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    BLOB_READ_WRITE_TOKEN: token,
    VERCEL_BLOB_API_URL: store.url,
  });
  const site = await serveOutput(outputDir, {
    [new URL(supabaseUrl).host]: backend,
    [storeHost]: `${store.url}/media`,
  });
  return {
    url: site.url,
    blobApi: store.url,
    database: project.database,
    publishableKey,
    close: async () => {
      await site.close();
      await store.close();
      await close(gateway);
      await project.stop();
    },
  };
}

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
