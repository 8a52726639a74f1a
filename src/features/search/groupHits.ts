import type { Hit } from '../../lib/search/createSearch';

type Area = 'services' | 'country' | 'embassy';

/** A page that was found, or the section of it that fits best; and its other sections. */
export interface FoundPage {
  best: Hit;
  /** Whether the best is a section. */
  inside: boolean;
  also: Hit[];
}

export interface Group {
  area: Area;
  pages: FoundPage[];
}

/** More links below one page tell nothing. */
const MAX_ALSO = 3;

const areaOf = (path: string): Area => {
  if (/^\/consular\b/.test(path)) return 'services';
  return /^\/(?:explore|magical-kenya)\b/.test(path) ? 'country' : 'embassy';
};

const put = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/** What was found by page, and the pages by the part of the site they belong to; the best first. */
export function groupHits(hits: Hit[]): Group[] {
  const byPage = new Map<string, Hit[]>();
  for (const hit of hits) put(byPage, hit.page, hit);
  const byArea = new Map<Area, FoundPage[]>();
  for (const [page, [best, ...others]] of byPage) {
    if (!best) continue;
    const also = others.filter(({ to }) => to !== page).slice(0, MAX_ALSO);
    put(byArea, areaOf(page), { best, inside: best.to !== page, also });
  }
  return [...byArea].map(([area, pages]) => ({ area, pages }));
}
