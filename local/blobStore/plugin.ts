import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import blob from '../../api/blob.js';
import { nodeHandler } from '../nodeHandler.ts';
import { answerApi } from './api.ts';
import { MEDIA, serveMedia } from './media.ts';
import { BlobStore } from './store.ts';

/** The options of {@link localFiles}. */
export interface LocalFilesOptions {
  /** Folder of the stored files; created when missing. */
  folder: string;
}

/** The read-write token of the local store, which grants access to no other store. */
export const LOCAL_TOKEN = 'vercel_blob_rw_localfiles_opensTheStoreOnThisMachineOnly';

/** The path of api/blob.ts and those rewritten to it; case-insensitive, as on Vercel. */
const FUNCTION = /^\/api\/blob(?:-(?:upload|delete|list))?$/i;

/** The path of the store's API for the server part of the SDK, which api/blob.ts uses. */
const API = '/blob-store';

type Server = ViteDevServer | PreviewServer;

/**
 * Serves in `vite dev` and `vite preview` what Vercel serves in production: the function api/blob.ts
 * under /api, the API of the Blob store, and the stored files under /media/.
 *
 * The site differs from production by the URL of the Blob API alone. Open it as `localhost`, the only host name to which the SDK
 * uploads over plain HTTP. Sets the function's environment variables once the server listens.
 */
export function localFiles({ folder }: LocalFilesOptions): Plugin {
  const mount = (server: Server) => {
    const store = new BlobStore(resolve(folder), LOCAL_TOKEN);
    server.middlewares.use((request, response, next) => {
      const handler = chooseHandler(store, request);
      if (!handler) return next();
      handler(request, response).catch(next);
    });
    server.httpServer?.once('listening', () => {
      setEnvironment(originOf(server.httpServer?.address() as AddressInfo));
    });
  };
  return {
    name: 'embassy:local-files',
    // In browsers the SDK reads the URL of the API from this variable. The origin of the page can serve
    // it, because the site has no other handler of PUT / and POST /mpu.
    config: () => ({ define: { 'process.env.VERCEL_BLOB_API_URL': 'globalThis.location.origin' } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

/** Runs api/blob.ts for one request of a local server, as Vercel does for a request to the deployment. */
export const runFunction = nodeHandler(blob.fetch);

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function chooseHandler(store: BlobStore, request: IncomingMessage): Handler | undefined {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (FUNCTION.test(pathname)) return runFunction;
  if (pathname.startsWith(MEDIA)) return async (...pair) => serveMedia(store, ...pair);
  const path = apiPath(request.method ?? '', pathname, searchParams.has('pathname'));
  return path === undefined ? undefined : (...pair) => answerApi(store, path, ...pair);
}

function apiPath(method: string, pathname: string, hasPathname: boolean): string | undefined {
  if (pathname === API || pathname.startsWith(`${API}/`)) return pathname.slice(API.length);
  const upload = hasPathname && ['PUT', 'POST', 'OPTIONS'].includes(method);
  return upload && (pathname === '/' || pathname === '/mpu') ? pathname : undefined;
}

/** Sets the variables that a deployment has in Vercel's settings. */
function setEnvironment(origin: string): void {
  process.env.SUPABASE_URL = origin;
  process.env.BLOB_READ_WRITE_TOKEN = LOCAL_TOKEN;
  process.env.VERCEL_BLOB_API_URL = `${origin}${API}`;
}

/** Returns the origin of a server that listens on the loopback interface or on all. */
function originOf({ address, port }: AddressInfo): string {
  return `http://${address === '::1' ? '[::1]' : '127.0.0.1'}:${port}`;
}
