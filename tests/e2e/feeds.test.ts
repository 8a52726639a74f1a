import { expect, it } from 'vitest';
import { siteOfWorker } from '../support/siteOfWorker';

/** The paths that are rewritten to the database, beside the prerendered pages. */

it.each([
  ['/feed.xml', 'application/atom+xml; charset=utf-8', /^<\?xml [^>]+><feed .*xml:lang="en"/],
  ['/ru/feed.xml', 'application/atom+xml; charset=utf-8', /^<\?xml [^>]+><feed .*xml:lang="ru"/],
  ['/sitemap-news.xml', 'application/xml; charset=utf-8', /^<\?xml [^>]+><urlset /],
])('%s is served by the built site, with the site’s headers', async (path, type, start) => {
  const answer = await fetch(siteOfWorker() + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.text()).toMatch(start);
});
