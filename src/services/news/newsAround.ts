import { attempt, type Result } from '../../lib/http/result';
import { withSignal } from '../withSignal';
import { LIST_COLUMNS, type NewsListItem, toListItem } from './newsRows';
import { categoryFilter, type ListFilter, newestFirst, publishedRows } from './publishedQuery';

export interface NewsAround {
  /** Next older article; null for the oldest. */
  older: NewsListItem | null;
  /** Next newer article; null for the newest. */
  newer: NewsListItem | null;
  /** The newest others of its category; none for an article without one. */
  related: NewsListItem[];
}

export const MAX_RELATED = 3;

/** Fetches the older and the newer article, and the newest others of the category. Fails as `listPublished` of news.ts does. */
export const listAround = (
  { id, publishedAt, category }: Pick<NewsListItem, 'id' | 'publishedAt' | 'category'>,
  signal?: AbortSignal,
): Promise<Result<NewsAround>> =>
  attempt('newsFetch', async () => {
    const date = publishedAt.toISOString();
    const filter = category && (await categoryFilter(category.slug, signal));
    // Without the article itself, because PostgreSQL stores microseconds, of which `date` has none.
    const others = (of?: ListFilter) => publishedRows(LIST_COLUMNS, of).neq('id', id);
    const [older, newer, related] = await Promise.all([
      newestFirst(withSignal(others().lt('published_at', date), signal))
        .limit(1)
        .throwOnError(),
      withSignal(others().gt('published_at', date), signal)
        .order('published_at')
        .order('id')
        .limit(1)
        .throwOnError(),
      filter &&
        newestFirst(withSignal(others({ category: filter }), signal))
          .limit(MAX_RELATED)
          .throwOnError(),
    ]);
    const first = ([row]: typeof older.data) => (row ? toListItem(row) : null);
    return {
      older: first(older.data),
      newer: first(newer.data),
      related: related?.data.map(toListItem) ?? [],
    };
  });
