/** Items on a page by default (R9.28). */
export const PAGE_SIZE = 10;

export interface ItemsPage<T> {
  items: T[];
  /** Number of items on all pages. */
  total: number;
}

interface Pageable<Row> {
  range(from: number, to: number): PromiseLike<{ data: Row[]; count: number | null }>;
}

/**
 * Returns a page's first and last index for PostgREST's `range`: pageRange(2) is [10, 19].
 * @param page from 1; anything below, and NaN, counts as 1
 */
export function pageRange(page: number): [from: number, to: number] {
  const from = (Math.max(1, Math.floor(page) || 1) - 1) * PAGE_SIZE;
  return [from, from + PAGE_SIZE - 1];
}

/**
 * Reads one page of a list. A page beyond the end (PostgREST returns 416) is empty; a second query
 * reads its total.
 * @param query creates the query, with `count: 'exact'` and `throwOnError`; called once or twice
 * @param toItem converts a row to an item
 * @param page from 1
 * @throws the error of the query, or an Error if the response has no count
 */
export async function readPage<Row, Item>(
  query: () => Pageable<Row>,
  toItem: (row: Row) => Item,
  page: number,
): Promise<ItemsPage<Item>> {
  const [from, to] = pageRange(page);
  try {
    const { data, count } = await query().range(from, to);
    return { items: data.map(toItem), total: requireCount(count) };
  } catch (cause) {
    if (from === 0 || !isBeyondTheLast(cause)) throw cause;
    const { count } = await query().range(0, 0);
    return { items: [], total: requireCount(count) };
  }
}

/** Returns whether an error is PostgREST's for a range that begins after the last row. */
const isBeyondTheLast = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'PGRST103';

/**
 * Returns the count of a response.
 * @throws Error if it has none
 */
function requireCount(count: unknown): number {
  if (typeof count !== 'number' || Number.isNaN(count))
    throw new Error('The response has no count');
  return count;
}
