import { pages } from '../../../src/content/site';
import * as news from '../../../src/services/news/news';
import * as notices from '../../../src/services/notices/notices';
import { dataOf } from '../../support/database/services';
import type { Figures } from './figures';

const FEEDS = ['/feed.xml', '/ru/feed.xml', '/sitemap-news.xml'];

/** Shares of what visitors open, in percent. */
const MIX = { page: 40, list: 20, article: 20, notices: 12, feed: 8 };
type Kind = keyof typeof MIX;

const WEIGHTED_KINDS = (Object.keys(MIX) as Kind[]).flatMap((kind) =>
  Array.from({ length: MIX[kind] }, () => kind),
);

/** Returns the next number below `limit` of a reproducible pseudo-random sequence. */
type RandomBelow = (limit: number) => number;

function randomBelow(seed: number): RandomBelow {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

async function open(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  if ((await response.text()).length < 100) throw new Error(`${url} is empty`);
}

/** Opens one page after another without pauses until the time is over. */
export async function read(
  site: string,
  {
    figures,
    slugs,
    seed,
    until,
  }: { figures: Figures; slugs: string[]; seed: number; until: number },
): Promise<void> {
  const randomInt = randomBelow(seed);
  const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
  const requests: Record<Kind, () => Promise<unknown>> = {
    page: () => open(site + (randomInt(3) === 0 ? '/ru' : '') + pick(pages).path),
    list: async () => dataOf(await news.listPublished({ page: 1 + randomInt(2) })),
    article: async () => {
      if (!dataOf(await news.getPublished(pick(slugs)))) throw new Error('an article is missing');
    },
    notices: async () => dataOf(await notices.listLatest(50)),
    feed: () => open(site + pick(FEEDS)),
  };
  while (Date.now() < until) {
    const kind = pick(WEIGHTED_KINDS);
    // `figures` has recorded the error; the visitor continues.
    await figures.time(kind, requests[kind]).catch(() => undefined);
  }
}
