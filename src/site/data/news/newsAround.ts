import { attempt, type Result } from '../../../lib/http/result';
import { withSignal } from '../withSignal';
import { LIST_COLUMNS, type NewsListItem, toListItem } from './newsRows';
import { newestFirst, publishedRows } from './publishedQuery';

export interface NewsAround {
  /** Next older article; null for the oldest. */
  older: NewsListItem | null;
  /** Next newer article; null for the newest. */
  newer: NewsListItem | null;
}

/** Fetches the older and the newer article. Fails as `listPublished` does. */
export const listAround = (
  { id, publishedAt }: Pick<NewsListItem, 'id' | 'publishedAt'>,
  signal?: AbortSignal,
): Promise<Result<NewsAround>> =>
  attempt('newsFetch', async () => {
    const date = publishedAt.toISOString();
    // Without the article itself, because PostgreSQL stores microseconds, and `date` does not.
    const others = () => publishedRows(LIST_COLUMNS).neq('id', id);
    const [older, newer] = await Promise.all([
      newestFirst(withSignal(others().lt('published_at', date), signal))
        .limit(1)
        .throwOnError(),
      withSignal(others().gt('published_at', date), signal)
        .order('published_at')
        .order('id')
        .limit(1)
        .throwOnError(),
    ]);
    const first = ([row]: typeof older.data) => (row ? toListItem(row) : null);
    return { older: first(older.data), newer: first(newer.data) };
  });
