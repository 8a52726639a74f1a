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

/** Pages found in one area of the site, best first; the weak ones of an area are a second group. */
export interface Group {
  area: Area;
  pages: FoundPage[];
}

const MAX_ALSO = 3;

const areaOf = (path: string): Area => {
  if (/^\/consular\b/.test(path)) return 'services';
  return /^\/(?:explore|magical-kenya)\b/.test(path) ? 'country' : 'embassy';
};

const append = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/**
 * Groups hits by page, and the pages by area: `services` (below /consular), `country` (/explore and /magical-kenya) and `embassy`
 * (all others), in the order of their best hit. What is worse than the best hit of the next area comes after all areas, because a
 * list of weak hits would hide it.
 * @param hits best first, as a `Search` returns them
 */
export function groupHits(hits: Hit[]): Group[] {
  const byPage = new Map<string, Hit[]>();
  for (const hit of hits) append(byPage, hit.page, hit);
  const byArea = new Map<Area, FoundPage[]>();
  for (const [page, [best, ...others]] of byPage) {
    if (!best) continue;
    const also = others.filter(({ to }) => to !== page).slice(0, MAX_ALSO);
    append(byArea, areaOf(page), { best, inside: best.to !== page, also });
  }
  const groups = [...byArea].map(([area, pages]) => ({ area, pages }));
  const isBefore = (page: FoundPage, index: number) =>
    page.best.score >= (groups[index + 1]?.pages[0]?.best.score ?? 0);
  const [first, last] = [true, false].map((before) =>
    groups.map(({ area, pages }, index) => ({
      area,
      pages: pages.filter((page) => isBefore(page, index) === before),
    })),
  );
  return [...(first ?? []), ...(last ?? [])].filter(({ pages }) => pages.length > 0);
}
