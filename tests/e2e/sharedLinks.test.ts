import { expect, it } from 'vitest';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { parse } from '../support/html/servedPage';

/**
 * What VK, Telegram, WhatsApp and Facebook request for a link in a message: the HTML without its
 * scripts. prerenderedPages.test.ts has the image of each page.
 */

const htmlOf = async (path: string): Promise<string> => (await fetch(siteOfWorker() + path)).text();

/** The properties of a page, by name. Parses the head alone, as the services do. */
function propertiesOf(html: string): Record<string, string> {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const tags = [...head.querySelectorAll('meta[property], meta[name]')].map((tag) => [
    tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
    tag.getAttribute('content') ?? '',
  ]);
  return Object.fromEntries(tags);
}

it.each([
  ['/', 'website', 'en_GB'],
  ['/ru/news/an-afternoon-of-kenyan-tea', 'article', 'ru_RU'],
])(
  'a link to %s has the properties that the four services show, near the beginning of its HTML',
  async (path, type, locale) => {
    const html = await htmlOf(path);
    expect(Buffer.byteLength(html.slice(0, html.indexOf('</head>')))).toBeLessThan(32_000);
    expect(propertiesOf(html)).toMatchObject({
      'og:type': type,
      'og:locale': locale,
      'og:site_name': expect.stringMatching(/\S{3}/),
      'og:title': expect.stringMatching(/\S{3}/),
      'og:description': expect.stringMatching(/\S{3}/),
      'og:url': expect.stringMatching(new RegExp(`^http://localhost${path}$`)),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\S{3}/),
      'twitter:card': 'summary_large_image',
    });
  },
);
