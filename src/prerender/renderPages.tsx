import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { loadRoute } from '../app/routing/loadRoute';
import { type AppRoute, notFoundRoute, routes } from '../app/routing/routes';
import { PublicPages } from '../app/startup/PublicApp';
import { hasOwnLayout } from '../content/site';
import { type Language, languages, withPrefix } from '../lib/i18n/languages';
import { loadText, textModules } from '../lib/i18n/loadText';
import { shareTags } from './shareTags';
import { sitemap } from './sitemap';
import { structuredData } from './structuredData';

/** The prerendered HTML of a page, and the modules it needs in the browser. */
export interface PrerenderedPage {
  language: Language;
  /** Pattern of its route, with the language prefix. */
  route: string;
  /** Below the folder of the build. */
  file: string;
  /** `<title>`, `<meta>` and `<link>` of the document's head. */
  head: string;
  /** Content of the root element. */
  body: string;
  /** Whether it is precached for reading offline: consular pages, contacts, the Embassy. */
  offline: boolean;
  /** Whether it has a frame of its own and does without the styles and fonts of the others' frame. */
  ownFrame: boolean;
  /** The page's module, from the root of the project. */
  module: string;
  /** The modules of its translations. */
  texts: string[];
}

/** All that is written beside the browser's files. */
export interface PrerenderedSite {
  pages: PrerenderedPage[];
  /** Further text files by name. */
  files: Record<string, string>;
}

/** Name of the file that serves every article; no article can have this slug. */
const ARTICLE_FILE = '_article';

const fileOf = (route: AppRoute, language: Language): string => {
  if (route === notFoundRoute) return '404.html';
  const path = withPrefix(route.path.replace(':slug', ARTICLE_FILE), language);
  return `${path.slice(1) || 'index'}.html`;
};

/** React renders what belongs into the head before all else. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

async function render(pathname: string): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={pathname}>
        <PublicPages />
      </StaticRouter>
    </StrictMode>,
    // All in its place: a part sent later would need a script in the page to be put there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = HEAD.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

async function prerenderRoute(route: AppRoute, language: Language): Promise<PrerenderedPage> {
  await loadText(language);
  await loadRoute(route, language);
  const pattern = withPrefix(route.path, language);
  const { head, body } = await render(pattern.replace(/:slug|\*/, ARTICLE_FILE));
  return {
    language,
    route: pattern,
    file: fileOf(route, language),
    head: head + shareTags(route, language) + structuredData(route, language),
    body,
    offline: /^\/(?:$|embassy$|consular(?:\/|$))/.test(route.path),
    ownFrame: hasOwnLayout(route.path),
    module: route.module,
    texts: textModules(language, route.namespaces),
  };
}

/**
 * Prerenders every public route in both languages, one after the other, because i18next has one
 * language at a time. The 404 page is in the first language, since a static host has one for all URLs.
 */
export async function prerenderSite(): Promise<PrerenderedSite> {
  const pages: PrerenderedPage[] = [];
  for (const language of languages) {
    for (const route of routes) {
      const once = route === notFoundRoute && language !== languages[0];
      if (!once) pages.push(await prerenderRoute(route, language));
    }
  }
  return { pages, files: sitemap() };
}
