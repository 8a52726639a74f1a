import { hasOwnLayout } from '../content/site.ts';
import { PAGE_DATA_ID } from '../lib/http/pageData.ts';
import type { Resources } from './pageAssets.ts';
import type { RenderedPage } from './renderPage.tsx';

const fontTags = ({ fonts }: Resources): string[] =>
  fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );

const styleTags = ({ styles }: Resources): string[] =>
  styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);

/** Replaces text literally (`$` has no meaning); throws if `html` does not contain it. */
function replaceOrThrow(html: string, part: string | RegExp, by: string): string {
  if (html.search(part) < 0) throw new Error(`index.html has no ${part}`);
  return html.replace(part, () => by);
}

/** Marks the head tags of the page with `data-page`, for startup/prerenderedTags.ts. */
const markHead = (head: string): string =>
  head.replace(/<(title|meta|link|script)\b/g, '<$1 data-page');

/** Returns query results, if any, as a data block, which no browser runs and the policy permits. */
const dataBlock = ({ json }: RenderedPage): string =>
  json && `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;

/**
 * Returns the built `index.html` with the head, resources and HTML of the page (decision 0015).
 * The help page gets no scripts, the 404 page its own mark for early.js.
 * @throws Error if `index.html` lacks one of the places where they belong
 */
export function htmlDocument(template: string, page: RenderedPage, resources: Resources): string {
  // early.js is first, because it may have to hide the page before the first paint.
  // On the 404 page it also corrects the path, and waits for an article newer than the build.
  const isNotFound = page.route.path === '/*';
  const first = [
    `<script src="/early.js"${isNotFound ? ' data-not-found' : ''}></script>`,
    markHead(page.head),
    ...fontTags(resources),
  ];
  let html = replaceOrThrow(template, '<html lang="en">', `<html lang="${page.language}">`);
  html = replaceOrThrow(html, /<title>[^<]*<\/title>/, first.join('\n    '));
  // After the common style sheet, because that declares the order of the cascade layers.
  html = replaceOrThrow(html, '</head>', `${styleTags(resources).join('\n    ')}\n  </head>`);
  html = replaceOrThrow(html, /<noscript>[\s\S]*<\/noscript>/, '');
  // The help page has to be small (design 7), so that it does not say what its script will load.
  const isSmall = hasOwnLayout(page.route.path);
  if (isSmall) html = html.replace(/<link rel="modulepreload"[^>]*>\s*/g, '');
  // `data-scripts` is separated by spaces; main.ts imports the scripts after the first paint.
  const scripts = isSmall ? '' : resources.scripts.join(' ');
  const pattern = isNotFound ? page.route.path : page.pathname;
  const attributes = `data-route="${pattern}" data-scripts="${scripts}"`;
  const root = `<div id="root" ${attributes}>${page.body}</div>`;
  return replaceOrThrow(html, '<div id="root"></div>', root + dataBlock(page));
}
