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

/** The prerendered HTML of a page, and the modules that it loads in the browser. */
export interface PrerenderedPage {
  language: Language;
  /** The path pattern of its route, with language prefix. */
  route: string;
  /** The path of the file below the output folder: `ru/consular.html`. */
  file: string;
  /** The `<title>`, `<meta>`, `<link>` and `<script>` tags of the head. */
  head: string;
  /** The HTML of the root element. */
  body: string;
  /** Whether the service worker precaches it: the home page, the Embassy and the consular pages. */
  offline: boolean;
  /** Whether it has its own layout, without the styles and fonts of the common one. */
  hasOwnLayout: boolean;
  /** The path of its module from the root of the repository. */
  module: string;
  /** The paths of the modules with its translations. */
  texts: string[];
}

/** The files that prerendering adds to the output folder. */
export interface PrerenderedSite {
  pages: PrerenderedPage[];
  /** The content of further text files by name. */
  files: Record<string, string>;
}

/** The name of the file that serves every article; a slug cannot contain `_`. */
const ARTICLE_FILE = '_article';

const fileOf = (route: AppRoute, language: Language): string => {
  if (route === notFoundRoute) return '404.html';
  const path = withPrefix(route.path.replace(':slug', ARTICLE_FILE), language);
  return `${path.slice(1) || 'index'}.html`;
};

/** Matches the tags of the head, which React renders first. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

async function render(pathname: string): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={pathname}>
        <PublicPages />
      </StaticRouter>
    </StrictMode>,
    // One chunk, because React moves content of later chunks into place with an inline script.
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
    hasOwnLayout: hasOwnLayout(route.path),
    module: route.module,
    texts: textModules(language, route.namespaces),
  };
}

/**
 * Prerenders every public route in both languages, one after the other, because i18next has one current
 * language, and returns the pages and the sitemap (decision 0015). The 404 page exists in the first
 * language only, because Vercel serves one for all URLs.
 * @throws if a route or its translations cannot be loaded or rendered
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
