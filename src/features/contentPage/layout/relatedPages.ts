import { type Page, pages } from '../../../content/site';

/** What somebody who reads of a region may want next; other regions have links of their own. */
const FOR_TRAVELLERS = [
  '/consular/visa',
  '/magical-kenya/getting-around',
  '/magical-kenya/things-to-do',
];

/** The pages a row names as related; a story without any offers its neighbours in the list. */
export function relatedPages(page: Page): Page[] {
  if (page.related) return pages.filter(({ path }) => page.related?.includes(path));
  if (page.kind === 'region') return pages.filter(({ path }) => FOR_TRAVELLERS.includes(path));
  if (page.kind !== 'story') return [];
  const parent = page.path.slice(0, page.path.lastIndexOf('/') + 1);
  const siblings = pages.filter(({ path }) => path.startsWith(parent));
  const index = siblings.indexOf(page);
  return [siblings.at(index - 1), siblings[(index + 1) % siblings.length]].filter(
    (sibling): sibling is Page => sibling !== undefined,
  );
}
