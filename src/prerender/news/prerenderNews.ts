import type { Renderer } from '../renderer.ts';
import type { PrerenderedPage } from '../renderPages.tsx';

/**
 * Renders the pages with news.
 * @param origin of PostgREST, without a trailing slash; undefined if there is none
 * @param warn called with the reason if the pages cannot be rendered
 * @returns no pages if the database sends no usable response, because a build must not depend on it
 */
export async function prerenderNews(
  renderer: Pick<Renderer, 'fetchNews' | 'newsPages' | 'renderNewsPage'>,
  origin: string | undefined,
  warn: (message: string) => void,
): Promise<PrerenderedPage[]> {
  if (!origin) return [];
  try {
    const pages: PrerenderedPage[] = [];
    for (const page of renderer.newsPages(await renderer.fetchNews(origin))) {
      pages.push(await renderer.renderNewsPage(page));
    }
    return pages;
  } catch (cause) {
    warn(`News pages are not prerendered, because the database sent no usable response: ${cause}`);
    return [];
  }
}
