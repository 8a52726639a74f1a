import { describe, expect, it } from 'vitest';
import { PHONE, withBrowser } from '../support/browser';
import { attributes, fetchPage, PUBLIC, prerenderedPages } from '../support/servedPage';
import { siteOfWorker } from '../support/siteOfWorker';

const site = siteOfWorker();

describe('an address', () => {
  it.each([
    '/nope',
    '/ru/nope',
    '/consular/nope',
    '/consular/passports/nope',
    '/assets/nope.js',
    '/news/a/b',
  ])('%s that leads nowhere is answered by the 404 page with status 404', async (address) => {
    const { response, document } = await fetchPage(address);
    expect(response.status).toBe(404);
    expect(document.querySelector('h1')?.textContent).toBe('Page Not Found');
    expect(attributes(document, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
  });

  it.each(['/news/any-article', '/ru/news/any-article'])(
    '%s of an article is answered by the page that fetches it, which claims no address',
    async (address) => {
      const { response, document } = await fetchPage(address);
      expect(response.status).toBe(200);
      expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(0);
    },
  );

  it.each(['/admin', '/admin/news/new'])('%s of the staff area is kept from search', async (at) => {
    const { response, document } = await fetchPage(at);
    expect(response.status).toBe(200);
    expect(attributes(document, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
  });

  it.each([
    ['/ru/', '/ru'],
    ['/consular/pets.html', '/consular/pets'],
    ['/index.html', '/'],
  ])('%s leads to %s, the one address of the page', async (address, target) => {
    const { response } = await fetchPage(address);
    expect(response.status).toBe(308);
    expect(new URL(response.headers.get('location') ?? '', site).pathname).toBe(target);
  });
});

describe('the site map', () => {
  it('names every page in both languages, and robots are told of it', async () => {
    const xml = await (await fetch(`${site}/sitemap.xml`)).text();
    const named = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(named).toEqual(prerenderedPages.map(({ address }) => PUBLIC + address));
    const robots = await (await fetch(`${site}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`);
    expect(robots).toContain('Disallow: /admin');
  });
});

const { open, visit } = withBrowser();

describe('once it runs', () => {
  const kinds = `/ /ru /news /consular/passports /explore/agriculture /magical-kenya
    /magical-kenya/coast /embassy`.split(/\s+/);

  it.each(kinds)(
    '%s has the style sheets that its finished HTML names, and no more',
    async (at) => {
      const { document } = await fetchPage(at);
      const page = await visit(at);
      await page.waitForLoadState('networkidle');
      const used = await page.evaluate(() =>
        [...window.document.styleSheets].map(({ href }) => new URL(href ?? '').pathname),
      );
      expect(used.sort()).toEqual(attributes(document, 'link[rel="stylesheet"]', 'href').sort());
    },
  );
});

const withoutScript = { javaScriptEnabled: false, finishedOnly: true, viewport: PHONE } as const;

describe('without JavaScript', () => {
  it('a reader follows the menu to a page and finds the answer there', async () => {
    const page = await open('/', withoutScript);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Passport Replacement' }).click();
    await page.getByRole('heading', { level: 1, name: 'Passport replacement' }).waitFor();
    await page.getByRole('checkbox').first().check();
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
  });

  it('a reader changes the language by a link', async () => {
    const page = await open('/consular/pets', withoutScript);
    await page.getByRole('link', { name: 'Русский' }).click();
    await page.waitForURL(`${site}/ru/consular/pets`);
  });

  it('the map of Kenya is a list of places, and the news say what they need', async () => {
    const page = await open('/magical-kenya', withoutScript);
    expect(await page.getByRole('link', { name: 'Lamu' }).count()).toBeGreaterThan(0);
    await page.goto(`${site}/news`);
    expect(await page.locator('main noscript').textContent()).toContain('needs JavaScript');
  });
});
