import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { ARTICLE } from '../support/browser/accessibleKinds';
import { adminRest } from '../support/browser/adminRest';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { prerenderedPages } from '../support/html/servedPage';

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
  for (const path of paths) pages.set(path, await (await fetch(siteOfWorker() + path)).text());
  for (const [path, html] of pages) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      for (const { message, selector } of messages)
        problems.push(`${path}: ${message} ${selector}`);
    }
  }
  expect(problems).toEqual([]);
}, 120_000);
