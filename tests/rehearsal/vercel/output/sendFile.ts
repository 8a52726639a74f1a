import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';

/** Content types as the CLI's development server sends them. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Vercel's default Cache-Control of static files. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Sends a static file as Vercel does: with an ETag, for GET and HEAD only (INVALID_REQUEST_METHOD).
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
): void {
  if (status === 200 && request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { 'content-type': 'text/plain; charset=utf-8' }).end();
    return;
  }
  const type = TYPES[extname(file)];
  if (!type) throw new Error(`${file}: unknown type of file`);
  const content = readFileSync(file);
  const etag = `"${createHash('md5').update(content).digest('hex')}"`;
  response.setHeader('content-type', type);
  response.setHeader('etag', etag);
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', REVALIDATE);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, { 'content-length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}
