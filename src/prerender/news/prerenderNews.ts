import type { SiteRows } from '../../lib/facts/facts.ts';
import type { Renderer } from '../renderer.ts';
import type { PrerenderedPage, PrerenderedSite } from '../renderPages.tsx';

const NONE: PrerenderedSite = { pages: [], files: {} };

/**
 * Renders the pages with news, the feeds and the sitemap of news.
 * @param origin of PostgREST, without a trailing slash; undefined if there is none
 * @param site what else the feeds have
 * @param warn called with the reason if the pages cannot be rendered
 * @returns nothing if the database sends no usable response, because a build must not depend on it
 */
export async function prerenderNews(
  renderer: Pick<Renderer, 'fetchNews' | 'newsPages' | 'newsFiles' | 'renderNewsPage'>,
  origin: string | undefined,
  site: SiteRows,
  warn: (message: string) => void,
): Promise<PrerenderedSite> {
  if (!origin) return NONE;
  try {
    const snapshot = await renderer.fetchNews(origin);
    const files = await renderer.newsFiles(snapshot, site);
    const pages: PrerenderedPage[] = [];
    for (const page of renderer.newsPages(snapshot)) {
      pages.push(await renderer.renderNewsPage(page));
    }
    return { pages, files };
  } catch (cause) {
    warn(`News pages are not prerendered, because the database sent no usable response: ${cause}`);
    return NONE;
  }
}
