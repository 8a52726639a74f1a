import { expect, it } from 'vitest';
import { siteOfWorker } from '../support/browser/siteOfWorker';

/** Paths that Vercel rewrites to the database, next to the prerendered pages. */

it.each([
  ['/feed.xml', 'application/atom+xml; charset=utf-8', /^<\?xml [^>]+><feed .*xml:lang="en"/],
  ['/ru/feed.xml', 'application/atom+xml; charset=utf-8', /^<\?xml [^>]+><feed .*xml:lang="ru"/],
  ['/sitemap-news.xml', 'application/xml; charset=utf-8', /^<\?xml [^>]+><urlset /],
])('%s is served by the built site with its security headers', async (path, type, start) => {
  const response = await fetch(siteOfWorker() + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toMatch(start);
});
