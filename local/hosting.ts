import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import type { Connect, Plugin, PreviewServer } from 'vite';
import { REVALIDATE, type Route, type Routes } from '../hosting/routes.ts';

interface Rule extends Omit<Route, 'src'> {
  src: RegExp;
}

interface Rules {
  before: Rule[];
  after: Rule[];
}

/** Returns the regular expression of a route, case-insensitive as Vercel's are. */
const pattern = (src: string): RegExp => new RegExp(src, 'i');

/** Paths of functions; a path without one gets Vercel's own 404, not that of the site. */
const API = pattern('^/api(?:/.*)?$');

/** Returns the routes as regular expressions. */
function rulesOf({ before, after }: Routes): Rules {
  const rules = (routes: Route[]) => routes.map((route) => ({ ...route, src: pattern(route.src) }));
  return { before: rules(before), after: rules(after) };
}

const fill = (text: string, match: RegExpExecArray): string =>
  text.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');

/** Sends the redirect whose `Location` is set, with the query of the request, as Vercel does. */
function sendRedirect({ url = '' }: IncomingMessage, response: ServerResponse, status = 308): void {
  const query = /\?[^#]*/.exec(url)?.[0] ?? '';
  response.setHeader('Location', `${response.getHeader('Location')}${query}`);
  response.writeHead(status).end();
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
  const path = pathOf(request);
  for (const { src, headers, status } of before) {
    const match = src.exec(path);
    if (!match) continue;
    const filled = Object.entries(headers).map(
      ([name, value]) => [name, fill(value, match)] as const,
    );
    // Browsers read `//` and `/\` as the beginning of another host.
    if (filled.some(([name, value]) => name === 'Location' && /^\/[/\\]/.test(value))) continue;
    for (const [name, value] of filled) response.setHeader(name, value);
    if (!status) continue;
    sendRedirect(request, response, status);
    return true;
  }
  return false;
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Returns the file of the build for a path, which `cleanUrls` serves without `.html`. */
const fileFor = (folder: string, path: string): string | undefined =>
  [path, `${path}.html`, join(path, 'index.html')].find((file) => isFile(join(folder, file)));

/** Returns the path as sent, because routes match that, and a decoded one in Location could name another host. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/[?#].*$/s, '');

/** Returns the path of a file, without dots and decoded; a malformed one matches no file. */
function filePathOf(path: string): string {
  try {
    return decodeURI(new URL(`http://localhost${path}`).pathname);
  } catch {
    return '/%';
  }
}

/** Sets the headers of the rewrite of a path without a file, and returns it. */
function applyRewrite({ after }: Rules, path: string, response: ServerResponse): Rule | undefined {
  const rewrite = after.find(({ src }) => src.test(path));
  for (const [name, value] of Object.entries(rewrite?.headers ?? {})) {
    response.setHeader(name, value);
  }
  return rewrite;
}

/** Leaves a path of Supabase that no rewrite forwards to the 404 page, although the embedded backend serves it. */
function hideUnforwarded({ after }: Rules, request: IncomingMessage): void {
  const path = pathOf(request);
  if (!/^\/(?:auth|rest)\/v1(?:\/|$)/.test(path)) return;
  if (!after.some(({ src }) => src.test(path))) request.url = '/404/file';
}

/** Sends an error page of Vercel, with its text but without the id of the request. */
function sendError(response: ServerResponse, status: number, text = ''): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** Adds the middleware that chooses the file of a path, for Vite to send; sends the responses without a file itself. */
function serveFiles(server: PreviewServer, rules: Rules): void {
  const folder = resolve(server.config.root, server.config.build.outDir);
  server.middlewares.use((request, response, next) => {
    const path = pathOf(request);
    const exact = fileFor(folder, filePathOf(path));
    const rewrite = exact ? undefined : applyRewrite(rules, path, response);
    if (rewrite?.status === 308) return sendRedirect(request, response);
    const [target] = rewrite?.dest?.split('?') ?? [];
    const file = exact ?? (target && fileFor(folder, target));
    if (!file && API.test(path)) {
      return sendError(response, 404, 'The page could not be found\n\nNOT_FOUND\n');
    }
    if (file && !/^(?:GET|HEAD)$/.test(request.method ?? '')) return sendError(response, 405);
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
 * Makes `vite preview` respond as Vercel does, with the routes of `@vercel/routing-utils`: headers and
 * compression on every response, clean URLs, rewrites, and the 404 page with status 404.
 * @returns two plugins: list the first before those that handle requests, the second after them
 */
export function hosting(routes: Routes): [before: Plugin, after: Plugin] {
  const rules = rulesOf(routes);
  return [
    {
      name: 'hosting:before',
      config: (_config, { isPreview }) =>
        // Vercel's responses do not vary by origin either, so that a browser reuses those of its cache.
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
