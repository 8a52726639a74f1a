import { type Page, pages } from '../../../content/site';

/** The related pages of every region; `RegionNav` links to the other regions. */
const TRAVEL_PAGES = [
  '/consular/visa',
  '/magical-kenya/getting-around',
  '/magical-kenya/things-to-do',
];

/**
 * Returns the pages that a content page links to at its end: those named in `page.related`; else for a region
 * of Kenya three travel pages; else for a page of the kind `story` (`/explore/trade`) its neighbours in the
 * order of the site, where the first and the last page are neighbours. Empty for other kinds.
 */
export function relatedPages(page: Page): Page[] {
  if (page.related) return pages.filter(({ path }) => page.related?.includes(path));
  if (page.kind === 'region') return pages.filter(({ path }) => TRAVEL_PAGES.includes(path));
  if (page.kind !== 'story') return [];
  const parent = page.path.slice(0, page.path.lastIndexOf('/') + 1);
  const siblings = pages.filter(({ path }) => path.startsWith(parent));
  const index = siblings.indexOf(page);
  return [siblings.at(index - 1), siblings[(index + 1) % siblings.length]].filter(
    (sibling): sibling is Page => sibling !== undefined,
  );
}
