import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { honoMiddleware } from '@supabase/lite/vite';
import type { Route } from '@vercel/routing-utils';
import { type Plugin, preview } from 'vite';
import { hosting, toRules } from '../../../local/hosting.ts';
import { passOn } from '../../support/site/listen.ts';
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
        const { host, pathname, search } = new URL(target);
        const { origin, hostname, port, pathname: before } = new URL(upstreams[host] ?? '');
        const local = `${before.replace(/\/$/, '')}${pathname}`;
        const parameters = [search.slice(1), query].filter(Boolean).join('&');
        const to = { hostname, port, path: `${local}?${parameters}` };
        passOn(request, response, to, {
          host: origin.replace('http://', ''),
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': 'https',
          'x-forwarded-for': request.socket.remoteAddress,
          // The server of the output compresses responses.
          'accept-encoding': 'identity',
        });
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
