import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { stringifyPageData } from '../lib/http/pageData';
import { cachePageData, queryClient } from '../lib/http/queryClient';
import { loadText } from '../lib/i18n/loadText';
import { loadRoute } from '../site/shell/routing/loadRoute';
import { notFoundRoute } from '../site/shell/routing/routes';
import { Pages } from '../site/shell/startup/App';
import type { PageRequest } from './pages';
import { shareTags } from './shareTags';

export interface RenderedPage extends PageRequest {
  /** Path below the output folder: `ru/consular.html`. */
  file: string;
  head: string;
  body: string;
  /** The query results for the render, as `stringifyPageData` returns them; `''` without any. */
  json: string;
}

/** Matches the tags of the head, which React renders first. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Returns the HTML of a path: the tags that React moves to the head, and the rest. */
async function renderPath(pathname: string): Promise<{ head: string; body: string }> {
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
 * Renders a page with the data of the request; fetches nothing. Calls must not overlap, because
 * each switches the language of i18next and replaces the query cache.
 * @throws if the route or its translations cannot be loaded or rendered
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { route, language, pathname, data } = request;
  await loadText(language, ['scenes']);
  await loadRoute(route, language);
  queryClient.clear();
  if (data) cachePageData(data);
  const { head, body } = await renderPath(pathname);
  return {
    ...request,
    file: route === notFoundRoute ? '404.html' : `${pathname.slice(1) || 'index'}.html`,
    head: head + shareTags(request),
    body,
    json: data ? stringifyPageData(data) : '',
  };
}
