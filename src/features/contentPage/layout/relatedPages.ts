import { type Page, pages } from '../../../content/site';

/** `RegionNav` links to the other regions. */
const TRAVEL_PAGES = [
  '/consular/visa',
  '/magical-kenya/getting-around',
  '/magical-kenya/things-to-do',
];

/**
 * Those named in `page.related`; else for a region three travel pages; else for a story its neighbours in the order of the
 * site, where the first and the last page are neighbours.
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
