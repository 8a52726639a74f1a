import { QueryClient } from '@tanstack/react-query';
import type { PageData } from '../lib/http/pageData';
import { setDatabaseOrigin } from '../lib/http/publicClient';
import { unwrap } from '../lib/http/result';
import { listArticles, type NewsArticle } from '../site/data/news/newsPage';
import type { Notice } from '../site/data/notices/noticeRows';
import { homeNews } from '../site/news/newsQueries';
import { allNotices } from '../site/notices/allNoticesQuery';
import { latestNotices } from '../site/notices/noticesQuery';

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
 * @throws ServiceError if a request fails or its response is malformed
 */
export async function fetchNews(origin: string): Promise<NewsSnapshot> {
  setDatabaseOrigin(origin);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [news, notices, articles] = await Promise.all([
    queryClient.fetchQuery(homeNews),
    queryClient.fetchQuery(allNotices),
    listArticles().then(unwrap),
  ]);
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
