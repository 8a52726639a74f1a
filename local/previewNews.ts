import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { importRenderer, readTemplate, rendererFolder } from '../src/prerender/renderer.ts';
import { REVALIDATE } from './hosting.ts';

/** Home, the pages of news and notices, and the feeds. */
const RENDERED = /^(?:\/ru)?(?:\/|\/(?:news|notices)(?:\/.*)?|\/[\w-]+\.xml)?$/;

/** Content of files by path, rendered at the first request. */
type Files = Map<string, () => Promise<string>>;

/** Returns the pages of news, the feeds and the sitemap as they are now. */
async function currentFiles(folder: string, origin: string): Promise<Files> {
  const renderer = await importRenderer(folder);
  const makeDocument = readTemplate(folder);
  const files: Files = new Map();
  const news = await renderer.fetchNews(origin);
  // One after another, because the renderer has one language and one query cache.
  let last: Promise<unknown> = Promise.resolve();
  for (const page of renderer.allPages(news).filter(({ data }) => data)) {
    files.set(page.pathname, () => {
      const html = last.then(async () => makeDocument(await renderer.renderPage(page)));
      last = html.catch(() => undefined);
      files.set(page.pathname, () => html);
      return html;
    });
  }
  const written = await renderer.feedsAndSitemap(news);
  for (const [name, content] of Object.entries(written).filter(([name]) => name.endsWith('.xml')))
    files.set(`/${name}`, async () => content);
  return files;
}

/**
 * Renders pages of news and feeds in `vite preview` at the first request after each write, as a
 * deployment hook makes Vercel build them again (decision 0040).
 */
export function previewNews(): Plugin {
  return {
    name: 'news-pages',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      if (!existsSync(rendererFolder(folder))) return;
      let files: Promise<Files> | undefined;
      middlewares.use(({ method = 'GET', url = '/', socket }, response, next) => {
        const isRead = /^(?:GET|HEAD)$/.test(method);
        const [path = ''] = url.split('?');
        if (path.startsWith('/rest/v1/') && !isRead) {
          response.once('finish', () => {
            files = undefined;
          });
        }
        if (!isRead || !RENDERED.test(path)) return next();
        files ??= currentFiles(folder, `http://localhost:${socket.localPort}`).catch((cause) => {
          config.logger.warn(`News pages are not rendered: ${cause}`);
          return new Map();
        });
        files
          .then((current) => current.get(path)?.())
          .then((content) => {
            if (content === undefined) return next();
            const type = path.endsWith('.xml') ? 'application/xml' : 'text/html';
            response.setHeader('Content-Type', `${type}; charset=utf-8`);
            response.setHeader('Cache-Control', REVALIDATE);
            response.end(content);
          })
          .catch(next);
      });
    },
  };
}
