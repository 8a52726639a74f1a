import type { Hit } from '../../lib/search/createSearch';

type Area = 'services' | 'country' | 'embassy';

/** The best hit of a page, the page itself or a section of it, and further sections. */
export interface FoundPage {
  best: Hit;
  /** Whether the best hit is a section. */
  inside: boolean;
  also: Hit[];
}

export interface Group {
  area: Area;
  pages: FoundPage[];
}

/** Links to further sections of a page. */
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

/** Groups hits by page, and pages by area of the site; the order of the hits, best first, is retained. */
export function groupHits(hits: Hit[]): Group[] {
  const byPage = new Map<string, Hit[]>();
  for (const hit of hits) append(byPage, hit.page, hit);
  const byArea = new Map<Area, FoundPage[]>();
  for (const [page, [best, ...others]] of byPage) {
    if (!best) continue;
    const also = others.filter(({ to }) => to !== page).slice(0, MAX_ALSO);
    append(byArea, areaOf(page), { best, inside: best.to !== page, also });
  }
  return [...byArea].map(([area, pages]) => ({ area, pages }));
}
