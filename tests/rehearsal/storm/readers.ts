import type { Result } from '../../../src/lib/http/result';
import * as categories from '../../../src/services/categories';
import { changesOf, lastChanges, lastEditor } from '../../../src/services/history/auditEntries';
import * as bin from '../../../src/services/history/bin';
import { filesOfVersions, versionsOf } from '../../../src/services/history/versions';
import * as news from '../../../src/services/news/news';
import * as newsAdmin from '../../../src/services/news/newsAdmin';
import { countNews } from '../../../src/services/news/newsCounts';
import { findNews } from '../../../src/services/news/newsSearch';
import { countNotices } from '../../../src/services/notices/noticeCounts';
import * as notices from '../../../src/services/notices/notices';
import * as noticesAdmin from '../../../src/services/notices/noticesAdmin';
import { BUSY } from './news';
import type { Random } from './random';

/** Queries of visitors and the dashboard, by the services of the site. */

/** One query; undefined if it is not a service's. */
type SiteQuery = (random: Random) => Promise<Result<unknown> | undefined>;

export interface Site {
  url: string;
  publishableKey: string;
}

/** As api/_vercel/rewrites.ts rewrites /feed.xml and /sitemap-news.xml. */
const feed =
  ({ url, publishableKey }: Site, name: string): SiteQuery =>
  async () => {
    await (await fetch(`${url}/rest/v1/rpc/${name}?apikey=${publishableKey}`)).text();
    return undefined;
  };

const topicOf = (random: Random): string =>
  random.pick(['trade', 'culture', 'Sport', 'no such topic']);

/** A deep page reads ids first; a page beyond the last is empty. */
const deepPage = (random: Random): number => 50 + random.below(150);

export const visitorQueries = (site: Site): Record<string, SiteQuery> => ({
  'list, page 1': () => news.listPublished({ page: 1 }),
  'list, deep page': (random) => news.listPublished({ page: deepPage(random) }),
  'list of a category': (random) => news.listPublished({ page: 1, category: topicOf(random) }),
  'newest for home': () => news.listLatest(5),
  article: (random) => news.getPublished(random.pick(['trade-week', 'office-hours', BUSY])),
  search: (random) => findNews([random.pick(['trade', 'jamhuri', 'чай', 'nothing'])]),
  categories: () => categories.list(),
  'notices for home': () => notices.listLatest(),
  'page of notices': (random) => notices.list({ page: 1 + random.below(3) }),
  feed: feed(site, 'news_feed'),
  sitemap: feed(site, 'news_sitemap'),
});

export const staffQueries: Record<string, SiteQuery> = {
  'dashboard list': (random) => newsAdmin.list({ page: 1 + random.below(200) }),
  'dashboard search': () => newsAdmin.list({ page: 1, search: 'week' }),
  'dashboard drafts': () => newsAdmin.list({ page: 1, status: 'draft' }),
  'dashboard scheduled': () => newsAdmin.list({ page: 1, status: 'scheduled' }),
  counts: () => countNews(),
  'numbers of notices': () => countNotices(),
  'ended notices': () => noticesAdmin.list({ page: 1, state: 'ended' }),
  'last changes': () => lastChanges(20),
  'history of an article': () => changesOf(BUSY),
  'last editor': () => lastEditor(BUSY),
  versions: () => versionsOf(BUSY),
  'files of versions': () => filesOfVersions(BUSY),
  bin: () => bin.list(),
};

/** Runs a random query; returns its name and the error, if any. */
export async function runQuery(
  siteQueries: Record<string, SiteQuery>,
  random: Random,
): Promise<{ name: string; failure?: string }> {
  const name = random.pick(Object.keys(siteQueries));
  const result = await siteQueries[name]?.(random);
  if (!result || result.success) return { name };
  return { name, failure: `${result.code}: ${String(result.cause)}` };
}
