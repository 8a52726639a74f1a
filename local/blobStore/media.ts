import type { IncomingMessage, ServerResponse } from 'node:http';
import { dispositionOf } from './contentTypes.ts';
import type { BlobStore, Entry } from './store.ts';

/** The path under which local runs serve stored files, as the deployment does by a rewrite (decision 0001). */
export const MEDIA = '/media/';

/**
 * Sends a stored file for a request to `/media/<pathname>`, with the headers that the real store sends:
 * 200; 304 for its ETag; 404 for an unknown pathname; 405 for other methods than GET and HEAD.
 */
export function serveMedia(
  store: BlobStore,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const { pathname } = new URL(request.url ?? '/', 'http://store');
  const entry = findEntry(store, pathname.slice(MEDIA.length));
  if (!entry) {
    response.writeHead(404, { 'Content-Type': 'text/plain', ...SAFETY }).end('Not found');
    return;
  }
  const headers = headersOf(entry);
  if (request.headers['if-none-match'] === entry.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': entry.size });
  response.end(request.method === 'HEAD' ? undefined : store.read(entry));
}

function findEntry(store: BlobStore, encoded: string): Entry | undefined {
  try {
    return store.find(decodeURIComponent(encoded));
  } catch (cause) {
    if (cause instanceof URIError) return undefined;
    throw cause;
  }
}

const SAFETY = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const headersOf = (entry: Entry): Record<string, string> => ({
  'Content-Type': entry.contentType,
  'Content-Disposition': dispositionOf(entry.pathname, entry.contentType),
  'Cache-Control': `public, max-age=${entry.cacheMaxAge}`,
  ETag: entry.etag,
  'Last-Modified': new Date(entry.uploadedAt).toUTCString(),
  ...SAFETY,
});
