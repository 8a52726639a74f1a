import { pages } from '../../../src/content/site';
import * as news from '../../../src/services/news/news';
import * as notices from '../../../src/services/notices/notices';
import { dataOf } from '../../support/services';
import type { Figures } from './figures';

const FEEDS = ['/feed.xml', '/ru/feed.xml', '/sitemap-news.xml'];

/** Out of a hundred things that readers open, how many are of this kind. */
const MIX = { page: 40, list: 20, article: 20, notices: 12, feed: 8 };
type Kind = keyof typeof MIX;

const OUT_OF_A_HUNDRED = (Object.keys(MIX) as Kind[]).flatMap((kind) =>
  Array.from({ length: MIX[kind] }, () => kind),
);

/** Gives the next of a row of numbers below `limit` that looks accidental and is always the same. */
type Dice = (limit: number) => number;

function dice(seed: number): Dice {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

async function open(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  if ((await answer.text()).length < 100) throw new Error(`${address} is empty`);
}

/** Opens one thing after another until the time is over, with no pause in between. */
export async function read(
  site: string,
  {
    figures,
    slugs,
    seed,
    until,
  }: { figures: Figures; slugs: string[]; seed: number; until: number },
): Promise<void> {
  const roll = dice(seed);
  const one = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const acts: Record<Kind, () => Promise<unknown>> = {
    page: () => open(site + (roll(3) === 0 ? '/ru' : '') + one(pages).path),
    list: async () => dataOf(await news.listPublished({ page: 1 + roll(2) })),
    article: async () => {
      if (!dataOf(await news.getPublished(one(slugs)))) throw new Error('an article is missing');
    },
    notices: async () => dataOf(await notices.listLatest(50)),
    feed: () => open(site + one(FEEDS)),
  };
  while (Date.now() < until) {
    const kind = one(OUT_OF_A_HUNDRED);
    // Noted by `figures`; the reader goes on.
    await figures.time(kind, acts[kind]).catch(() => undefined);
  }
}
