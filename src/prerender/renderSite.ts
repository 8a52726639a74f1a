import { calendars } from './calendars';
import { feeds } from './feeds';
import { fetchNews, type NewsSnapshot } from './fetchNews';
import { allPages } from './pages';
import { type RenderedPage, renderPage } from './renderPage';
import { sitemap } from './sitemap';

export interface RenderedSite {
  pages: RenderedPage[];
  /** Contents of the feeds, the sitemap, `robots.txt` and the calendars by file name. */
  files: Record<string, string>;
}

/**
 * Renders the pages one after another, because i18next has one current language; then the files,
 * because the pages have loaded their texts.
 */
async function renderAll(news?: NewsSnapshot): Promise<RenderedSite> {
  const pages: RenderedPage[] = [];
  for (const page of allPages(news)) pages.push(await renderPage(page));
  return { pages, files: { ...sitemap(news), ...feeds(news), ...calendars() } };
}

/**
 * Renders every page and file of the site.
 * @param origin of PostgREST, without a trailing slash; undefined if there is none
 * @param warn gets the reason if the database sends no usable news, or a page cannot be rendered
 *   with them; the build then has no news
 * @throws if a route or its translations cannot be loaded or rendered
 */
export async function renderSite(
  origin: string | undefined,
  warn: (message: string) => void,
): Promise<RenderedSite> {
  if (!origin) return renderAll();
  try {
    return await renderAll(await fetchNews(origin));
  } catch (cause) {
    warn(`News pages are not prerendered, because the database sent no usable response: ${cause}`);
    return renderAll();
  }
}
