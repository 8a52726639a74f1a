import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { honoMiddleware } from '@supabase/lite/vite';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { storeHostOf } from '../api/_lib/storeHost.js';
import blob from '../api/blob.js';
import type { Upstreams } from '../hosting/rewrites.ts';
import { blobStore } from './blobStore.ts';

/** The read-write token of the local store, which grants access to no other store. */
export const LOCAL_TOKEN = 'vercel_blob_rw_localfiles_opensTheStoreOnThisMachineOnly';

/** The upstreams of local runs. No request is sent to them, because the origin of the site serves what they do. */
export const localUpstreams: Upstreams = {
  siteUrl: 'http://localhost',
  supabaseUrl: 'http://localhost',
  storeHost: storeHostOf(LOCAL_TOKEN) ?? '',
};

/** The paths of api/blob.ts and those rewritten to it. */
const FUNCTION = ['', '-upload', '-delete', '-list'].map((end) => `/api/blob${end}`);

/**
 * Serves in `vite dev` and `vite preview` what Vercel serves in production: the function api/blob.ts, the API of the Blob store,
 * and the stored files under /media/. Sets the function's environment variables once the server listens.
 *
 * The site differs from production by the URL of the Blob API alone. Open it as `localhost`, the only host name to which the SDK
 * uploads over plain HTTP.
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
