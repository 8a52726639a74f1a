import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { getTransformedRoutes, type Route } from '@vercel/routing-utils';
import compression from 'compression';
import type { Connect, Plugin, PreviewServer } from 'vite';
import type { configFor } from '../hosting/config.ts';
import { MISSING } from '../hosting/rewrites.ts';

/** The Cache-Control that Vercel sends with files unless a route sets another. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** A route of Vercel. */
interface Rule {
  /** Case-insensitive, as on Vercel. */
  src: RegExp;
  headers: Record<string, string>;
  /** Status of a redirect. */
  status: number | undefined;
  /** Destination of a rewrite. */
  dest: string | undefined;
}

interface Rules {
  /** Redirects and headers, which Vercel applies before it looks for a file. */
  before: Rule[];
  /** Rewrites, which Vercel applies where there is no file. */
  after: Rule[];
}

/** Returns the rules of the routes that Vercel has derived from a project configuration. */
export function toRules(routes: Route[]): Rules {
  const start = (phase: string) =>
    routes.findIndex((route) => 'handle' in route && route.handle === phase);
  const rulesIn = (part: Route[]): Rule[] =>
    part.flatMap((route) => {
      if ('handle' in route || route.src === undefined) return [];
      const { src, headers = {}, status, dest } = route;
      return { src: new RegExp(src, 'i'), headers, status, dest };
    });
  const [files, errors] = [start('filesystem'), start('error')];
  return {
    before: rulesIn(routes.slice(0, files)),
    after: rulesIn(routes.slice(files, errors < 0 ? undefined : errors)),
  };
}

/** Returns the routes that Vercel derives from the configuration; throws if it is invalid. */
export function vercelRoutes(config: ReturnType<typeof configFor>): Route[] {
  const { routes, error } = getTransformedRoutes(config);
  if (error || !routes) throw new Error(`routes of the Vercel configuration: ${error?.message}`);
  return routes;
}

/** Replaces `$1` to `$9` by the groups that a route has captured; by `''` for an optional group. */
const fillGroups = (text: string, match: RegExpExecArray): string =>
  text.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');

/** Sends a redirect (308) with the query of the request, as Vercel does. */
function sendRedirect(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  location: string,
): void {
  const query = /\?[^#]*/.exec(url)?.[0] ?? '';
  response.writeHead(308, { Location: `${location}${query}` }).end();
}

/**
 * Sets the headers of a path, or sends its redirect.
 * @returns whether the response is complete
 */
function applyBefore(
  { before }: Rules,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const path = sentPath(request);
  for (const { src, headers, status } of before) {
    const match = src.exec(path);
    if (!match) continue;
    const { Location, ...others } = headers;
    for (const [name, value] of Object.entries(others))
      response.setHeader(name, fillGroups(value, match));
    const location = fillGroups(Location ?? '', match);
    // Browsers read `//` and `/\` as the beginning of another host.
    if (!status || /^\/[/\\]/.test(location)) continue;
    sendRedirect(request, response, location);
    return true;
  }
  return false;
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * Returns the path within the folder of the file that `cleanUrls` serves for a decoded path:
 * `/about.html` for `/about`; undefined without one.
 */
const servedPath = (folder: string, path: string): string | undefined =>
  [path, `${path}.html`, join(path, 'index.html')].find((file) => isFile(join(folder, file)));

/** Returns the path as sent, because routes match it; a decoded path could name another host. */
const sentPath = ({ url = '/' }: IncomingMessage): string => url.replace(/[?#].*$/s, '');

/** Returns a path decoded, its dots resolved; for a malformed path one that matches no file. */
function decodedPath(path: string): string {
  try {
    return decodeURI(new URL(`http://localhost${path}`).pathname);
  } catch {
    return '/%';
  }
}

/**
 * Sends a request for a Supabase path that Vercel does not forward to the 404 page, by changing its
 * `url`, because the embedded backend answers more paths.
 */
function hideUnforwarded({ after }: Rules, request: IncomingMessage): void {
  const path = sentPath(request);
  if (!/^\/(?:auth|rest)\/v1(?:\/|$)/.test(path)) return;
  if (!after.some(({ src }) => src.test(path))) request.url = MISSING;
}

/** Paths of functions; a path without a function gets Vercel's own 404. */
const API = /^\/api(?:\/.*)?$/i;

function sendText(response: ServerResponse, status: number, text = ''): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** Adds the middleware that chooses the file for Vite to send, or responds without a file. */
function serveFiles(server: PreviewServer, { after }: Rules): void {
  const folder = resolve(server.config.root, server.config.build.outDir);
  server.middlewares.use((request, response, next) => {
    const path = sentPath(request);
    const exact = servedPath(folder, decodedPath(path));
    const rewrite = exact ? undefined : after.find(({ src }) => src.test(path));
    const dest = rewrite?.dest ?? MISSING;
    // A rewrite to the site's own address; what that answers is passed on.
    const own = /^https?:\/\/[^/]+(.*)$/.exec(dest)?.[1] ?? '';
    if (own.endsWith('/')) return sendRedirect(request, response, own.slice(0, -1));
    if (own === MISSING) response.removeHeader('Cache-Control');
    const file = exact ?? servedPath(folder, dest.replace(/\?.*$/, ''));
    if (!file && API.test(path)) {
      return sendText(response, 404, 'The page could not be found\n\nNOT_FOUND\n');
    }
    if (file && !/^(?:GET|HEAD)$/.test(request.method ?? '')) return sendText(response, 405);
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE);
    if (file) {
      request.url = encodeURI(file);
      return next();
    }
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(join(folder, '404.html')));
  });
}

/**
 * Makes `vite preview` respond as Vercel does: headers and compression on every response, clean
 * URLs, rewrites, and the 404 page with status 404.
 * @returns two plugins: list the first before those that handle requests, the second after them
 */
export function hosting(routes: Route[]): [before: Plugin, after: Plugin] {
  const rules = toRules(routes);
  return [
    {
      name: 'hosting:before',
      config: (_config, { isPreview }) =>
        // As on Vercel responses do not vary by origin, so that a browser reuses cached ones.
        isPreview ? { appType: 'custom', preview: { cors: false } } : {},
      configurePreviewServer(server) {
        server.middlewares.use(compression() as Connect.NextHandleFunction);
        server.middlewares.use((request, response, next) => {
          if (applyBefore(rules, request, response)) return;
          hideUnforwarded(rules, request);
          next();
        });
      },
    },
    {
      name: 'hosting:after',
      configurePreviewServer: (server) => serveFiles(server, rules),
    },
  ];
}
