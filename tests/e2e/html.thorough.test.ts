import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { ARTICLE } from '../support/browser/accessibleKinds';
import { adminRest } from '../support/browser/adminRest';
import { withBrowser } from '../support/browser/browser';
import { attributes, fetchPage, prerenderedPages } from '../support/html/servedPage';

const { visit, site } = withBrowser();

/** The rules of the HTML standard; rules of style are left out. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** Markdown of every kind of element, and what HTML would escape. */
const content = `## A "heading" & <b>more</b>

**Bold**, *italics*, a [link](https://mfa.go.ke)

> A quote

- one
- two

| a | b |
|---|---|
| 1 | 2 |`;

const others = [ARTICLE, '/news/odd', '/news/page/2', '/news/page/77', '/search'];
const paths = [
  ...prerenderedPages.map(({ address }) => address),
  ...others.flatMap((path) => languages.map((language) => withPrefix(path, language))),
  ...['/offline', '/admin', '/no/such/page'],
];

it('the HTML of every page follows the standard', async () => {
  const rest = await adminRest();
  const title = `"Quotes" & 'apostrophes' <b>tags</b> </script>`;
  const images = {
    featured_image_url: '/scenes/tea-hills.svg',
    additional_images: ['/scenes/dhow-coast.svg'],
  };
  const video = { youtube_url: 'https://youtu.be/dQw4w9WgXcQ' };
  await rest('POST', 'news', {
    ...{ title, slug: 'odd', content, status: 'published' },
    ...{ ...images, ...video },
  });
  const problems: string[] = [];
  // All are fetched before the first is validated, because the server closes idle connections.
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await (await fetch(site + path)).text());
  for (const [path, html] of pages) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      for (const { message, selector } of messages)
        problems.push(`${path}: ${message} ${selector}`);
    }
  }
  expect(problems).toEqual([]);
}, 120_000);

it.each(['/admin', '/admin/news/new'])(
  'the HTML of %s excludes the staff area from search engines',
  async (path) => {
    const { response, document } = await fetchPage(path);
    expect(response.status).toBe(200);
    expect(attributes(document, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
  },
);

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
