import { newsRow } from './builders';
import { type RecordedRequest, rows, table } from './msw';

/**
 * Serves one published article, by slug and by id, without others around it.
 * @returns the requests of the article
 */
export function serveArticle(article = newsRow()): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  table('get', 'news_categories', rows([]));
  table('get', 'news', (request: RecordedRequest) => {
    // Others are requested without their texts.
    if (!request.url.searchParams.get('select')?.includes('content')) return rows([]);
    requests.push(request);
    return rows([article]);
  });
  return requests;
}
