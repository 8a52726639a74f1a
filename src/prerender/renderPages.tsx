import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { hasOwnLayout } from '../content/site';
import type { AlertRow } from '../lib/facts/facts';
import { stringifyPageData } from '../lib/http/pageData';
import { cachePageData, queryClient } from '../lib/http/queryClient';
import { type Language, languages, withPrefix } from '../lib/i18n/languages';
import { loadText, textModules } from '../lib/i18n/loadText';
import { loadRoute } from '../site/shell/routing/loadRoute';
import { type AppRoute, notFoundRoute, routes } from '../site/shell/routing/routes';
import { Pages } from '../site/shell/startup/App';
import { calendarFiles } from './calendarFiles';
import { crawlerFiles } from './crawlerFiles';
import { NOT_FOUND_FILE, type PageRequest } from './pageRequest';
import { shareTags } from './shareTags';
import { structuredData } from './structuredData';

export interface PrerenderedPage {
  language: Language;
  /** The pattern of the paths at which it can be hydrated, with language prefix. */
  route: string;
  /** Path below the output folder: `ru/consular.html`. None for the article that only names the resources of articles. */
  file: string | undefined;
  head: string;
  body: string;
  /** The query results with which it was rendered, as `stringifyPageData` returns them; `''` without any. */
  data: string;
  /** A visitor may keep it for offline use: the Embassy and the consular pages. */
  offline: boolean;
  hasOwnLayout: boolean;
  /** The path of its module from the root of the repository. */
  module: string;
  texts: string[];
}

export interface PrerenderedSite {
  pages: PrerenderedPage[];
  /** Contents of further files by name. */
  files: Record<string, string>;
}

/** Matches the tags of the head, which React renders first. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

async function render(pathname: string): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={pathname}>
        <Pages />
      </StaticRouter>
    </StrictMode>,
    // One chunk, because React moves content of later chunks into place with an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = HEAD.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/**
 * Renders a page with the data of the request, without fetching any. Calls must not overlap, because each switches the language of
 * i18next and replaces the query cache.
 * @throws if the route or its translations cannot be loaded or rendered
 */
async function renderPage(request: PageRequest): Promise<Omit<PrerenderedPage, 'route' | 'file'>> {
  const { route, language, pathname, data } = request;
  await loadText(language, ['scenes']);
  await loadRoute(route, language);
  queryClient.clear();
  if (data) cachePageData(data);
  const { head, body } = await render(pathname);
  return {
    language,
    head: head + shareTags(request) + structuredData(route, language),
    body,
    data: data ? stringifyPageData(data) : '',
    offline: /^\/(?:embassy$|consular(?:\/|$))/.test(route.path),
    hasOwnLayout: hasOwnLayout(route.path),
    module: route.module,
    texts: textModules(language, route.namespaces),
  };
}

const fileAt = (pathname: string): string => `${pathname.slice(1) || 'index'}.html`;

/** Renders a page with news for {@link PageRequest.pathname} alone. */
export const renderNewsPage = async (request: PageRequest): Promise<PrerenderedPage> => ({
  ...(await renderPage(request)),
  route: request.pathname,
  file: fileAt(request.pathname),
});

/** Renders a route, with `_` for slug or `*`. A route with parameters has no file, because its pages depend on the database. */
async function prerenderRoute(route: AppRoute, language: Language): Promise<PrerenderedPage> {
  const pattern = withPrefix(route.path, language);
  const pathname = pattern.replace(/:slug|\*/, '_');
  const ownFile = route.path.includes(':') ? undefined : fileAt(pathname);
  return {
    ...(await renderPage({ route, language, pathname })),
    route: pattern,
    file: route === notFoundRoute ? NOT_FOUND_FILE : ownFile,
  };
}

/** Returns whether a route has path parameters besides the slug, so that its pages depend on the database. */
const isListOfNews = ({ path }: AppRoute): boolean => /:(?:page|year)/.test(path);

/**
 * Renders the pages of all routes but the further lists of news, one after another, because i18next has one current language, and
 * the files for crawlers and calendars, with the alerts in force. There is one 404 page, in the first language, because Vercel serves one for all URLs (decision 0015).
 * @throws if a route or its translations cannot be loaded or rendered
 */
export async function prerenderSite(alerts: AlertRow[]): Promise<PrerenderedSite> {
  const pages: PrerenderedPage[] = [];
  for (const language of languages) {
    for (const route of routes) {
      const once = route === notFoundRoute && language !== languages[0];
      if (!once && !isListOfNews(route)) pages.push(await prerenderRoute(route, language));
    }
  }
  return { pages, files: { ...crawlerFiles(), ...calendarFiles(alerts) } };
}
