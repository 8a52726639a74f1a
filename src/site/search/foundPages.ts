import type { Hit } from './engine/createSearch';

/** Page with its best hit: the page itself or one of its sections. */
export interface FoundPage {
  best: Hit;
  /** Whether the best hit is a section of the page. */
  inside: boolean;
  /** Further sections that match, up to three, best first. */
  also: Hit[];
}

const MAX_ALSO = 3;

/**
 * Returns the found pages with their hits, in the order of their best hits.
 * @param hits best first, as a `Search` returns them
 */
export function foundPages(hits: Hit[]): FoundPage[] {
  const byPage = new Map<string, Hit[]>();
  for (const hit of hits) byPage.set(hit.page, [...(byPage.get(hit.page) ?? []), hit]);
  return [...byPage].flatMap(([page, [best, ...others]]) => {
    if (!best) return [];
    const also = others.filter(({ to }) => to !== page).slice(0, MAX_ALSO);
    return [{ best, inside: best.to !== page, also }];
  });
}
