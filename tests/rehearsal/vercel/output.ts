import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { honoMiddleware } from '@supabase/lite/vite';
import type { Route } from '@vercel/routing-utils';
import { type Plugin, preview } from 'vite';
import { hosting, toRules } from '../../../local/hosting.ts';
import { originOf } from '../../support/site/viteServer.ts';

/** The output of `vercel build`: https://vercel.com/docs/build-output-api. */

/** Every file below a folder, by its relative path. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();

/** Node.js's loader, because Vitest would transform what `import()` loads. */
const load = createRequire(import.meta.url);

/** Loads the function, which can resolve only the files next to it. */
export const loadFunction = (
  outputDir: string,
): { fetch: (request: Request) => Promise<Response> } =>
  load(join(outputDir, 'functions', 'api', 'blob.func', 'api', 'blob.js')).default;

/** Local origins by the host that they replace; an origin may include a path. */
type Upstreams = Record<string, string>;

/**
 * Forwards a request to the local origin of another host, and its response to the client. Headers
 * of the response override headers of the routes, as in Vercel's proxy.
 */
function passOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  url: string,
  upstreams: Upstreams,
): void {
  const { host, pathname, search } = new URL(url);
  const target = new URL(`${upstreams[host]}${pathname}${search}`);
  const headers = {
    ...incoming.headers,
    host: target.host,
    'x-forwarded-host': incoming.headers.host,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': incoming.socket.remoteAddress,
    // The server of the output compresses responses.
    'accept-encoding': 'identity',
  };
  const outgoing = send(target, { method: incoming.method, headers }, (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
    upstreamResponse.pipe(response);
  });
  outgoing.on('error', ({ message }) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(message);
  });
  incoming.pipe(outgoing);
}

/** Passes requests on as the rewrites say: to the function, and to local origins. */
function rewrites(routes: Route[], outputDir: string, upstreams: Upstreams): Plugin {
  const { after } = toRules(routes);
  const run = honoMiddleware(loadFunction(outputDir) as never, ['/api']);
  return {
    name: 'rewrites',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = '/', query = ''] = request.url?.split('?') ?? [];
        const route = after.find(({ src }) => src.test(path));
        const target = route ? path.replace(route.src, route.dest ?? '') : '';
        if (/^\/api\/blob$/i.test(route?.dest ?? path)) return run(request, response, next);
        // What is rewritten to the site's own address `hosting` answers.
        if (!Object.keys(upstreams).some((host) => target.startsWith(`https://${host}/`))) {
          return next();
        }
        passOn(
          request,
          response,
          `${target}${target.includes('?') ? '&' : '?'}${query}`,
          upstreams,
        );
      });
    },
  };
}

/**
 * Serves the output on a free port by the routes of its config.json, as `npm run preview` does.
 * @param upstreams local origins by the host that they replace
 */
export async function serveOutput(outputDir: string, upstreams: Upstreams) {
  const { routes } = JSON.parse(readFileSync(join(outputDir, 'config.json'), 'utf8'));
  const [first, last] = hosting(routes);
  const server = await preview({
    configFile: false,
    root: outputDir,
    logLevel: 'warn',
    build: { outDir: 'static' },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [first, rewrites(routes, outputDir, upstreams), last],
  });
  // The Blob SDK allows uploads over plain HTTP only to `localhost`.
  return {
    url: originOf(server).replace('127.0.0.1', 'localhost'),
    close: () => server.close(),
  };
}
