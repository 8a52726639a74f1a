import { QueryClient } from '@tanstack/react-query';
import type { PageData } from '../lib/http/pageData';
import { setDatabaseOrigin } from '../lib/http/publicClient';
import { unwrap } from '../lib/http/result';
import { listNewestArticles, type NewsArticle } from '../site/data/news/newsPage';
import type { Notice } from '../site/data/notices/noticeRows';
import { homeNews } from '../site/news/newsQueries';
import { allNotices } from '../site/notices/allNoticesQuery';
import { latestNotices } from '../site/notices/noticesQuery';

/** Number of prerendered articles: at tens of articles a year, all of them. */
const PRERENDERED_ARTICLES = 1000;

/** Milliseconds for all requests of a build, which must not wait for a slow database. */
const TIMEOUT_MS = 60_000;

export interface NewsSnapshot {
  /** The queries of the home page with their data. */
  home: PageData;
  /** The queries of the page of notices with their data. */
  notices: PageData;
  noticesInForce: Notice[];
  /** The newest first. */
  articles: NewsArticle[];
}

/**
 * Fetches the data of pages with news, with the publishable key, so that row-level security hides
 * drafts. Sets the origin of the public client.
 * @param origin of PostgREST, without a trailing slash
 * @param timeoutMs for all requests
 * @throws DOMException on timeout; ServiceError if a request fails or its response is malformed
 */
export async function fetchNews(origin: string, timeoutMs = TIMEOUT_MS): Promise<NewsSnapshot> {
  setDatabaseOrigin(origin);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const requests = Promise.all([
    queryClient.fetchQuery(homeNews),
    queryClient.fetchQuery(allNotices),
    listNewestArticles(PRERENDERED_ARTICLES, signal).then(unwrap),
  ]);
  const [news, notices, articles] = await Promise.race([requests, late]);
  return {
    home: [
      [homeNews.queryKey, news],
      [latestNotices.queryKey, notices.current],
    ],
    notices: [[allNotices.queryKey, notices]],
    noticesInForce: notices.current,
    articles,
  };
}
