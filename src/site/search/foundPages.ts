import type { Hit } from './engine/createSearch';
import { splitByMatch } from './excerpt';

/** Page with its best hit: the page itself or one of its sections. */
export interface FoundPage {
  best: Hit;
  /** Whether the best hit is a section of the page. */
  inside: boolean;
  /** Further sections with a word of the query in their title, up to three, best first. */
  also: Hit[];
}

const MAX_ALSO = 3;

const isInTitle = ({ title, stems }: Hit): boolean =>
  splitByMatch(title, stems).some(({ isMatch }) => isMatch);

/**
 * Returns the found pages with their hits, in the order of their best hits.
 * @param hits best first, as a `Search` returns them
 */
export function foundPages(hits: Hit[]): FoundPage[] {
  const byPage = new Map<string, Hit[]>();
  for (const hit of hits) byPage.set(hit.page, [...(byPage.get(hit.page) ?? []), hit]);
  return [...byPage].flatMap(([page, [best, ...others]]) => {
    if (!best) return [];
    const also = others.filter((hit) => hit.to !== page && isInTitle(hit)).slice(0, MAX_ALSO);
    return [{ best, inside: best.to !== page, also }];
  });
}
