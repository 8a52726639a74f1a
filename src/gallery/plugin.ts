import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages, withPrefix } from '../lib/i18n/languages.ts';
import { GALLERY } from './path.ts';

const page = new URL('./index.html', import.meta.url);
const paths = new Set(languages.map((language) => withPrefix(GALLERY, language)));

/**
 * Returns a Vite plugin that serves the gallery of `src/ui` at `/dev/ui` and `/ru/dev/ui` of `npm run dev`.
 * Passes an error of the transformation to Vite's error page. Builds and `npm run preview` have no gallery,
 * because `configureServer` runs in the development server alone; nor has `vercel dev`, which starts that
 * server and sets `__VERCEL_DEV_RUNNING`.
 */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: (_config, { command, isPreview }) =>
    command === 'serve' && !isPreview && !process.env.__VERCEL_DEV_RUNNING,
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const url = request.url ?? '/';
      if (!paths.has(new URL(url, 'http://localhost').pathname)) return next();
      try {
        const html = await server.transformIndexHtml(url, readFileSync(page, 'utf8'));
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
      } catch (cause) {
        next(cause);
      }
    });
  },
});
