import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import type { Connect, Plugin, PreviewServer } from 'vite';
import type { VercelConfig } from '../_vercel/config.ts';
import { REVALIDATE, type Route, routesOf } from '../_vercel/routes.ts';

interface Rule extends Omit<Route, 'src'> {
  src: RegExp;
}

interface Rules {
  before: Rule[];
  after: Rule[];
}

/** Returns the regular expression of a route, case-insensitive as Vercel's are. */
const pattern = (src: string): RegExp => new RegExp(src, 'i');

/** The redirects that `vercel build` adds for the functions below api/. */
const FUNCTION_REDIRECTS: Rule[] = [
  { src: pattern('^/(api(?:.+)?)/index(?:\\.ts)?/?$'), headers: { Location: '/$1' }, status: 308 },
  { src: pattern('^/api/(.+)\\.ts/?$'), headers: { Location: '/api/$1' }, status: 308 },
];

/** Paths of functions; a path without one gets Vercel's own 404, not that of the site. */
const API = pattern('^/api(?:/.*)?$');

/** Returns the routes as regular expressions, with those that `vercel build` adds. */
function rulesOf(config: VercelConfig): Rules {
  const { before, after } = routesOf(config);
  const rules = (routes: Route[]) => routes.map((route) => ({ ...route, src: pattern(route.src) }));
  return { before: [...rules(before), ...FUNCTION_REDIRECTS], after: rules(after) };
}

const fill = (text: string, match: RegExpExecArray): string =>
  text.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');

/**
 * Sets the headers of a path, or sends its redirect.
 * @returns whether the response is complete
 */
function applyBefore({ before }: Rules, path: string, response: ServerResponse): boolean {
  for (const { src, headers, status } of before) {
    const match = src.exec(path);
    if (!match) continue;
    for (const [name, value] of Object.entries(headers)) {
      response.setHeader(name, fill(value, match));
    }
    if (!status) continue;
    response.writeHead(status).end();
    return true;
  }
  return false;
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Returns the file of the build for a path, which `cleanUrls` serves without `.html`. */
const fileFor = (folder: string, path: string): string | undefined =>
  [path, `${path}.html`, join(path, 'index.html')].find((file) => isFile(join(folder, file)));

/** Returns the file of a rewrite; undefined for rewrites to other hosts and to the function. */
function rewritten({ after }: Rules, folder: string, path: string): string | undefined {
  const rule = after.find(({ src }) => src.test(path));
  const [target] = rule?.dest?.split('?') ?? [];
  return target?.startsWith('/') ? fileFor(folder, target) : undefined;
}

/** Returns the decoded path; a malformed one stays encoded and matches no file. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const { pathname } = new URL(url, 'http://localhost');
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
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
    const file = fileFor(folder, path) ?? rewritten(rules, folder, path);
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
export function hosting(config: VercelConfig): [before: Plugin, after: Plugin] {
  const rules = rulesOf(config);
  return [
    {
      name: 'hosting:before',
      config: (_config, { isPreview }) =>
        // Vercel's responses do not vary by origin either, so that a browser reuses those of its cache.
        isPreview ? { appType: 'custom', preview: { cors: false } } : {},
      configurePreviewServer(server) {
        server.middlewares.use(compression() as Connect.NextHandleFunction);
        server.middlewares.use((request, response, next) => {
          if (!applyBefore(rules, pathOf(request), response)) next();
        });
      },
    },
    {
      name: 'hosting:after',
      configurePreviewServer: (server) => serveFiles(server, rules),
    },
  ];
}
