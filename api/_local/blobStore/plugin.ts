import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { answerApi } from './api.ts';
import { runFunction } from './functionMount.ts';
import { MEDIA, serveMedia } from './media.ts';
import { forgetAbandoned } from './multipart.ts';
import { BlobStore } from './store.ts';

export interface LocalFilesOptions {
  /** Folder of the stored files; made when it is not there. */
  folder: string;
}

/** Opens the store on this machine; it is worth nothing anywhere else. */
export const LOCAL_TOKEN = 'vercel_blob_rw_localfiles_opensTheStoreOnThisMachineOnly';

/** The function's own path and those that are rewritten to it, in any letters, as on Vercel. */
const FUNCTION = /^\/api\/blob(?:-(?:upload|delete|list))?$/i;

/** Where the function's half of the SDK finds the store. */
const API = '/blob-store';

type Server = ViteDevServer | PreviewServer;

/**
 * What the platform provides in production, for `vite dev` and `vite preview`: the function
 * api/blob.ts under /api, the store it talks to, and the stored files under /media/.
 *
 * The site itself knows nothing of it: only the address of the Blob API differs. Open the site as
 * `localhost`, the name by which the SDK knows that uploads go over plain HTTP.
 */
export function localFiles({ folder }: LocalFilesOptions): Plugin {
  const mount = (server: Server) => {
    const store = new BlobStore(resolve(folder), LOCAL_TOKEN);
    tidy(store).catch((cause) => console.error('local blob store:', cause));
    server.middlewares.use((request, response, next) => {
      const handler = chooseHandler(store, request);
      if (!handler) return next();
      handler(request, response).catch(next);
    });
    server.httpServer?.once('listening', () => {
      setEnvironment(originOf(server.httpServer?.address()));
    });
  };
  return {
    name: 'embassy:local-files',
    // The browser's half of the SDK has no environment to read, and knows one address at a time:
    // it sends PUT / and POST /mpu to the page's own origin, where nothing else answers those.
    config: () => ({ define: { 'process.env.VERCEL_BLOB_API_URL': 'globalThis.location.origin' } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

async function tidy(store: BlobStore): Promise<void> {
  await forgetAbandoned(store);
  await store.disk.sweep();
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function chooseHandler(store: BlobStore, request: IncomingMessage): Handler | undefined {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (FUNCTION.test(pathname)) return runFunction;
  if (pathname.startsWith(MEDIA)) return (...pair) => serveMedia(store, ...pair);
  const path = apiPath(request.method ?? '', pathname, searchParams.has('pathname'));
  return path === undefined ? undefined : (...pair) => answerApi(store, path, ...pair);
}

function apiPath(method: string, pathname: string, hasPathname: boolean): string | undefined {
  if (pathname === API || pathname.startsWith(`${API}/`)) return pathname.slice(API.length);
  const upload = hasPathname && ['PUT', 'POST', 'OPTIONS'].includes(method);
  return upload && (pathname === '/' || pathname === '/mpu') ? pathname : undefined;
}

/** What the function reads in production from the platform's settings. */
function setEnvironment(origin: string): void {
  process.env.SUPABASE_URL = origin;
  process.env.BLOB_READ_WRITE_TOKEN = LOCAL_TOKEN;
  process.env.VERCEL_BLOB_API_URL = `${origin}${API}`;
}

function originOf(address: AddressInfo | string | null | undefined): string {
  if (!address || typeof address === 'string') return '';
  const { family, port } = address;
  const everywhere = address.address === '::' || address.address === '0.0.0.0';
  const host = family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${everywhere ? '127.0.0.1' : host}:${port}`;
}
