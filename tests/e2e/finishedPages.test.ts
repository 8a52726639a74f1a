import { JSDOM } from 'jsdom';
import { describe, expect, inject, it } from 'vitest';
import { pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { PHONE, withBrowser } from '../support/browser';

const site = inject('site');
const addresses = pages.flatMap(({ path }) =>
  languages.map((language) => ({ address: withPrefix(path, language), path, language })),
);

/** What the server answers, before any script has run. */
async function read(address: string) {
  const response = await fetch(site + address, { redirect: 'manual' });
  return { response, document: new JSDOM(await response.text()).window.document };
}

const attributes = (document: Document, selector: string, name: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));

/** The public address of the demo build (.env.demo). */
const PUBLIC = 'http://localhost';

describe.each(addresses)('the finished page $address', ({ address, path, language }) => {
  it('has its words, its head and its data, and no script or style inside', async () => {
    const { response, document } = await read(address);
    expect(response.status).toBe(200);
    expect(document.documentElement.lang).toBe(language);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(attributes(document, 'meta[name="description"]', 'content')).toEqual([
      expect.stringMatching(/\S{2}/),
    ]);
    expect(attributes(document, 'link[rel="canonical"]', 'href')).toEqual([PUBLIC + address]);
    expect(attributes(document, 'link[hreflang]', 'href')).toEqual(
      ['en', 'ru', 'en'].map((code) => PUBLIC + withPrefix(path, code as 'en')),
    );
    const inline = [...document.querySelectorAll('script:not([src])')];
    expect(inline.map(({ attributes: own }) => own.getNamedItem('type')?.value)).toEqual([
      'application/ld+json',
    ]);
    expect(document.querySelectorAll('style, [style], [onclick]')).toHaveLength(0);
    const data = JSON.parse(inline[0]?.textContent ?? '');
    expect(data['@graph'][0]['@type']).toBe('GovernmentOffice');
    const [image] = attributes(document, 'meta[property="og:image"]', 'content');
    const picture = await fetch(`${site}${image?.slice(PUBLIC.length)}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });
});

describe('an address', () => {
  it.each(['/nope', '/ru/nope', '/consular/nope', '/assets/nope.js', '/news/a/b'])(
    '%s that leads nowhere is answered by the 404 page with status 404',
    async (address) => {
      const { response, document } = await read(address);
      expect(response.status).toBe(404);
      expect(document.querySelector('h1')?.textContent).toBe('Page Not Found');
      expect(attributes(document, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
    },
  );

  it.each(['/news/any-article', '/ru/news/any-article'])(
    '%s of an article is answered by the page that fetches it, which claims no address',
    async (address) => {
      const { response, document } = await read(address);
      expect(response.status).toBe(200);
      expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(0);
    },
  );

  it.each(['/admin', '/admin/news/new'])('%s of the staff area is kept from search', async (at) => {
    const { response, document } = await read(at);
    expect(response.status).toBe(200);
    expect(attributes(document, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
  });

  it.each([
    ['/ru/', '/ru'],
    ['/consular/pets.html', '/consular/pets'],
    ['/index.html', '/'],
  ])('%s leads to %s, the one address of the page', async (address, target) => {
    const { response } = await read(address);
    expect(response.status).toBe(308);
    expect(new URL(response.headers.get('location') ?? '', site).pathname).toBe(target);
  });
});

describe('the site map', () => {
  it('names every page in both languages, and robots are told of it', async () => {
    const xml = await (await fetch(`${site}/sitemap.xml`)).text();
    const named = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(named).toEqual(addresses.map(({ address }) => PUBLIC + address));
    const robots = await (await fetch(`${site}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`);
    expect(robots).toContain('Disallow: /admin');
  });
});

const { open } = withBrowser();

describe('once it runs', () => {
  const kinds = `/ /ru /news /consular/passports /explore/agriculture /magical-kenya
    /magical-kenya/coast /embassy`.split(/\s+/);

  it.each(kinds)(
    '%s has the style sheets that its finished HTML names, and no more',
    async (at) => {
      const { document } = await read(at);
      const page = await open(at);
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
    await page.getByRole('heading', { level: 1, name: /passports/ }).waitFor();
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
