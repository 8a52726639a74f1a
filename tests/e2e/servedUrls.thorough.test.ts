import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { attributes, fetchPage, PUBLIC, prerenderedPages } from '../support/html/servedPage';

const site = siteOfWorker();

describe('URL', () => {
  it.each(['/admin', '/admin/news/new'])(
    '%s of the staff area is excluded from search engines',
    async (path) => {
      const { response, document } = await fetchPage(path);
      expect(response.status).toBe(200);
      expect(attributes(document, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
    },
  );
});

it('sitemap is XML, lists every page in both languages and is named in robots.txt', async () => {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const withoutNews = listed.filter((url) => !url.includes('/news/'));
  expect(withoutNews).toEqual(prerenderedPages.map(({ address }) => PUBLIC + address));
  const robots = await (await fetch(`${site}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
});

const { visit } = withBrowser();

describe('style sheets after hydration', () => {
  const kinds = `/ /ru /news /consular/passports /explore/agriculture /magical-kenya
    /magical-kenya/coast /embassy`.split(/\s+/);

  it.each(kinds)('of %s are those of its prerendered HTML', async (path) => {
    const { document } = await fetchPage(path);
    const page = await visit(path);
    await page.waitForLoadState('networkidle');
    const used = await page.evaluate(() =>
      [...window.document.styleSheets].map(({ href }) => new URL(href ?? '').pathname),
    );
    expect(used.sort()).toEqual(attributes(document, 'link[rel="stylesheet"]', 'href').sort());
  });
});
