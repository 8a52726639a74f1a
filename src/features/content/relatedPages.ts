import { type Page, pages } from '../../content/site';

/** The pages a row names as related; a region or a story offers its neighbours in the list. */
export function relatedPages(page: Page): Page[] {
  if (page.related) return pages.filter(({ path }) => page.related?.includes(path));
  if (page.kind !== 'region' && page.kind !== 'story') return [];
  const parent = page.path.slice(0, page.path.lastIndexOf('/') + 1);
  const siblings = pages.filter(({ path }) => path.startsWith(parent));
  const index = siblings.indexOf(page);
  return [siblings.at(index - 1), siblings[(index + 1) % siblings.length]].filter(
    (sibling): sibling is Page => sibling !== undefined,
  );
}
