import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeset } from '../../src/lib/text/typeset';
import { adminRest } from '../support/browser/adminRest';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { PUBLIC, parse } from '../support/html/servedPage';

/**
 * What VK, Telegram, WhatsApp and Facebook request for a link in a message: the HTML without its scripts, then the
 * image. Facebook requires at least 200 × 200 pixels and at most 8 MB, and shows 1200 × 630 in full; WhatsApp shows no
 * image above 300 kB.
 */

const site = siteOfWorker();

const SLUG = 'a-shared-article';
const TITLES = {
  quotes: `"Tea" & 'coffee' <b>bold</b> </script><script>alert(1)</script>`,
  emoji: 'Чай 🦒🇰🇪👩🏽‍🌾 и кофе',
};
const odd = Object.entries(TITLES);

let rest: Awaited<ReturnType<typeof adminRest>>;
beforeAll(async () => {
  rest = await adminRest();
  const rows = odd.map(([name, title]) => ({
    title,
    slug: `${SLUG}-${name.toLowerCase()}`,
    content: `${title}\n\nA demonstration text.`,
    status: 'published',
  }));
  await rest('POST', 'news', rows);
});
afterAll(() => rest('DELETE', `news?slug=like.${SLUG}*`));

/** Requests a path without following redirects; no response depends on who asks. */
const get = (path: string): Promise<Response> => fetch(site + path, { redirect: 'manual' });

/** The properties of a page, by name; each occurs once. Parses the head alone, as the services do. */
function propertiesOf(html: string): Record<string, string> {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const tags = [...head.querySelectorAll('meta[property], meta[name]')].map((tag) => [
    tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
    tag.getAttribute('content') ?? '',
  ]);
  const names = tags.map(([name]) => name).filter((name) => name !== 'og:locale:alternate');
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  return Object.fromEntries(tags);
}

/** Returns the path of a URL without its language prefix. */
const withoutLanguage = (url: string): string =>
  new URL(url).pathname.replace(/^\/ru(?=\/|$)/, '') || '/';

const PAGES = [
  '/',
  '/ru',
  '/consular/passports',
  '/ru/consular/pets',
  '/magical-kenya/coast',
  '/ru/embassy',
  '/news',
  '/ru/news/page/2',
  '/news/an-afternoon-of-kenyan-tea',
  '/ru/news/an-afternoon-of-kenyan-tea',
  ...odd.flatMap(([name]) => [
    `/news/${SLUG}-${name.toLowerCase()}`,
    `/ru/news/${SLUG}-${name.toLowerCase()}`,
  ]),
];

describe.each(PAGES)('link to %s', (path) => {
  it('has the properties and the image that the four services show, near the beginning of its HTML', async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await response.text();
    expect(Buffer.byteLength(html.slice(0, html.indexOf('</head>')))).toBeLessThan(32_000);
    const tags = propertiesOf(html);
    expect(tags).toMatchObject({
      'og:type': path.includes('/news/a') ? 'article' : 'website',
      'og:site_name': expect.stringMatching(/\S{3}/),
      'og:title': expect.stringMatching(/\S{3}/),
      'og:description': expect.stringMatching(/\S{3}/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\S{3}/),
      'twitter:card': 'summary_large_image',
    });
    const locales = path.startsWith('/ru') ? ['ru_RU', 'en_GB'] : ['en_GB', 'ru_RU'];
    if (!path.includes('/news/a')) {
      expect([tags['og:locale'], tags['og:locale:alternate']]).toEqual(locales);
    }
    // Of the language of the text; an article in one language has one URL.
    expect(tags['og:url']?.startsWith(PUBLIC)).toBe(true);
    expect(withoutLanguage(tags['og:url'] ?? '')).toBe(withoutLanguage(PUBLIC + path));

    const url = tags['og:image'] ?? '';
    expect(new URL(url).origin).toBe(PUBLIC);
    const image = await get(url.slice(PUBLIC.length));
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });
});

it.each(odd)(
  'title of a shared link with %s is the text that staff have typed',
  async (name, typed) => {
    const title = typeset(typed);
    const html = await (await get(`/news/${SLUG}-${name.toLowerCase()}`)).text();
    const tags = propertiesOf(html);
    const document = parse(html);
    expect(tags['og:title']).toContain(title);
    expect(document.title).toContain(title);
    expect(document.querySelector('h1')?.textContent).toBe(title);
    expect(document.querySelectorAll('script:not([type]):not([src])')).toHaveLength(0);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'NewsArticle', headline: title });
    // No description ends within a character.
    expect(tags.description).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    expect(tags.description?.length).toBeLessThanOrEqual(160);
  },
);

it('favicon.ico has three images, for messengers and readers that request it whatever the page links', async () => {
  const response = await get('/favicon.ico');
  expect(response.headers.get('content-type')).toMatch(/^image\/.*icon$/);
  const [reserved, type, images] = new Uint16Array((await response.arrayBuffer()).slice(0, 6));
  expect([reserved, type, images]).toEqual([0, 1, 3]);
});
