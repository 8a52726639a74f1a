import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { honoMiddleware } from '@supabase/lite/vite';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { publicStoreHost } from '../api/_lib/storeHost.js';
import blob from '../api/blob.js';
import type { Upstreams } from '../hosting/rewrites.ts';
import { blobStore } from './blobStore.ts';

/** The read-write token of the local store, which grants access to no other store. */
export const LOCAL_TOKEN = 'vercel_blob_rw_localfiles_opensTheStoreOnThisMachineOnly';

/** The upstreams of local runs; never requested, because the site's origin serves their paths. */
export const localUpstreams: Upstreams = {
  siteUrl: 'http://localhost',
  supabaseUrl: 'http://localhost',
  storeHost: publicStoreHost(LOCAL_TOKEN) ?? '',
};

/** The paths of api/blob.ts, and the paths that are rewritten to it. */
const FUNCTION = ['', '-upload', '-delete', '-list'].map((end) => `/api/blob${end}`);

/**
 * Serves in `vite dev` and `vite preview` what Vercel serves: the function api/blob.ts, the Blob
 * store's API, and stored files under /media/. Sets the function's environment once the server
 * listens.
 *
 * Only the URL of the Blob API differs from production. Open the site as `localhost`, because the
 * SDK uploads to no other host over HTTP.
 * @param folder of the stored files; created when missing
 */
export function localFiles(folder: string): Plugin {
  const mount = ({ middlewares, httpServer }: ViteDevServer | PreviewServer): void => {
    // Of the app that the package expects, it calls `fetch` alone.
    middlewares.use(honoMiddleware(blob as never, FUNCTION));
    middlewares.use(blobStore(resolve(folder), LOCAL_TOKEN));
    httpServer?.once('listening', () => {
      const origin = `http://localhost:${(httpServer.address() as AddressInfo).port}`;
      process.env.SUPABASE_URL = origin;
      process.env.BLOB_READ_WRITE_TOKEN = LOCAL_TOKEN;
      process.env.VERCEL_BLOB_API_URL = origin;
    });
  };
  return {
    name: 'embassy:local-files',
    // In browsers the SDK reads the URL of the API from this variable.
    config: () => ({ define: { 'process.env.VERCEL_BLOB_API_URL': 'globalThis.location.origin' } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
