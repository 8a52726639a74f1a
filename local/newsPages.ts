import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Plugin, PreviewServer } from 'vite';
import {
  importRenderer,
  type Renderer,
  readTemplate,
  rendererFolder,
} from '../src/prerender/renderer.ts';

/** Milliseconds after the last write until the pages are rendered again; in production some minutes. */
const PAUSE_MS = 500;

/** Milliseconds between two renderings without a write, because scheduled articles appear and notices end. */
const INTERVAL_MS = 60_000;

/** Files by path, each rendered at its first request. */
type Files = Map<string, () => Promise<string>>;

/** Returns a function that calls `task` once, and returns its promise each time. */
function once<T>(task: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= task();
    return result;
  };
}

/** Runs tasks one after another, because the renderer has one language and one query cache. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}

const typeOf = (path: string): string => (path.endsWith('.xml') ? 'application/xml' : 'text/html');

/** Returns the pages of news, the feeds and the sitemap as they are now. */
async function currentFiles(
  renderer: Renderer,
  documentOf: ReturnType<typeof readTemplate>,
  origin: string,
): Promise<Files> {
  const inOrder = createQueue();
  const files: Files = new Map();
  const news = await renderer.fetchNews(origin);
  for (const request of renderer.pagesOf(news).filter(({ data }) => data)) {
    const page = once(() => inOrder(() => renderer.renderPage(request)));
    files.set(request.pathname, async () => documentOf(await page()));
  }
  const written = await renderer.filesOf(news);
  for (const [name, content] of Object.entries(written).filter(([name]) => name.endsWith('.xml')))
    files.set(`/${name}`, async () => content);
  return files;
}

const originOf = ({ httpServer }: PreviewServer): string =>
  `http://localhost:${(httpServer.address() as AddressInfo).port}`;

/**
 * Returns the Vite plugin that renders the pages of news and the feeds in `vite preview`, as a deployment hook makes Vercel
 * build them again after a change (decision 0040): when the server starts, and shortly after each write. Pages
 * that are not prerendered yet are those of the build.
 */
export function newsPages(): Plugin {
  return {
    name: 'news-pages',
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      if (!existsSync(rendererFolder(folder))) return;
      let files: Files = new Map();
      let timer: NodeJS.Timeout | undefined;
      const rebuild = async (): Promise<void> => {
        try {
          const renderer = await importRenderer(folder);
          files = await currentFiles(renderer, readTemplate(folder), originOf(server));
        } catch (cause) {
          server.config.logger.warn(`News pages are not rendered: ${cause}`);
        }
      };
      const interval = setInterval(() => void rebuild(), INTERVAL_MS).unref();
      server.httpServer.once('listening', () => void rebuild());
      server.httpServer.once('close', () => {
        clearInterval(interval);
        clearTimeout(timer);
      });
      server.middlewares.use((request, response, next) => {
        const { method = 'GET', url = '/' } = request;
        const isRead = /^(?:GET|HEAD)$/.test(method);
        if (url.startsWith('/rest/v1/') && !isRead) {
          response.once('finish', () => {
            clearTimeout(timer);
            timer = setTimeout(() => void rebuild(), PAUSE_MS);
          });
        }
        const [path = ''] = url.split('?');
        const file = isRead && files.get(path);
        if (!file) return next();
        file().then((content) => {
          response.setHeader('Content-Type', `${typeOf(path)}; charset=utf-8`);
          response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
          response.end(content);
        }, next);
      });
    },
  };
}
