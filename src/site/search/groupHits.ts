import type { Hit } from './engine/createSearch';

type Area = 'services' | 'country' | 'embassy';

/** Page with its best hit: the page itself or one of its sections. */
export interface FoundPage {
  best: Hit;
  /** Whether the best hit is a section of the page. */
  inside: boolean;
  /** Further sections that match, up to three, best first. */
  also: Hit[];
}

/** The pages found in one area of the site, best first. */
export interface Group {
  area: Area;
  pages: FoundPage[];
  /** Those below the best page of the next area. */
  weak: FoundPage[];
}

const MAX_ALSO = 3;

/** Returns the area of a page, as {@link groupHits} names it. */
const pageArea = (path: string): Area => {
  if (/^\/consular\b/.test(path)) return 'services';
  return /^\/(?:explore|magical-kenya)\b/.test(path) ? 'country' : 'embassy';
};

/** Adds a value to the list at a key of a map. */
const append = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/**
 * Groups hits by page, and pages by area: `services` (/consular), `country` (/explore and
 * /magical-kenya), `embassy` (others), in the order of their best hits. Pages worse than the next
 * area's best are in `weak`, because they would hide it.
 * @param hits best first, as a `Search` returns them
 */
export function groupHits(hits: Hit[]): Group[] {
  const byPage = new Map<string, Hit[]>();
  for (const hit of hits) append(byPage, hit.page, hit);
  const byArea = new Map<Area, FoundPage[]>();
  for (const [page, [best, ...others]] of byPage) {
    if (!best) continue;
    const also = others.filter(({ to }) => to !== page).slice(0, MAX_ALSO);
    append(byArea, pageArea(page), { best, inside: best.to !== page, also });
  }
  const groups = [...byArea].map(([area, pages]) => ({ area, pages, weak: [] }));
  return groups.map(({ area, pages }, index): Group => {
    const next = groups[index + 1]?.pages[0]?.best.score ?? 0;
    const isWeak = ({ best }: FoundPage) => best.score < next;
    return { area, pages: pages.filter((page) => !isWeak(page)), weak: pages.filter(isWeak) };
  });
}
