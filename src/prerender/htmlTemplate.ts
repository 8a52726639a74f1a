import type { PrerenderedPage } from './renderPages.tsx';

/** What a page has the browser fetch, as URLs. */
export interface Resources {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

const fontTags = ({ fonts }: Resources): string[] =>
  fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );

const styleTags = ({ styles }: Resources): string[] =>
  styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);

/** Replaces text that must be there; `$` has no meaning in the replacement. */
function replace(html: string, part: string | RegExp, by: string): string {
  if (html.search(part) < 0) throw new Error(`index.html has no ${part}`);
  return html.replace(part, () => by);
}

/** Marks the head tags of the page, which are removed where it cannot be hydrated (mountApp.ts). */
const ofPage = (head: string): string =>
  head.replace(/<(title|meta|link|script)\b/g, '<$1 data-page');

/**
 * The document of a page: `index.html` as it was built, with the page's head, its resources and its
 * prerendered HTML.
 */
export function documentOf(template: string, page: PrerenderedPage, resources: Resources): string {
  // First, because it may hide the page (public/language.js).
  const first = ['<script src="/language.js"></script>', ofPage(page.head), ...fontTags(resources)];
  let html = replace(template, '<html lang="en">', `<html lang="${page.language}">`);
  html = replace(html, /<title>[^<]*<\/title>/, first.join('\n    '));
  // After the styles of every page, which declare the order of the cascade layers.
  html = replace(html, '</head>', `${styleTags(resources).join('\n    ')}\n  </head>`);
  html = replace(html, /<noscript>[\s\S]*<\/noscript>/, '');
  // Fetched after the first paint (main.ts).
  const scripts = resources.scripts.join(' ');
  const root = `<div id="root" data-route="${page.route}" data-scripts="${scripts}">${page.body}</div>`;
  return replace(html, '<div id="root"></div>', root);
}
