/** Spec 9, Paging: pages default to 10 items. */
export const PAGE_SIZE = 10;

/** One page of a longer list. */
export interface Page<T> {
  items: T[];
  /** How many there are on all pages. */
  total: number;
}

interface Pageable<Row> {
  range(from: number, to: number): PromiseLike<{ data: Row[]; count: number | null }>;
}

/** The rows of a page, from 0, both ends included. `page` starts at 1; anything below counts as 1. */
export function rangeOf(page: number, size = PAGE_SIZE): [from: number, to: number] {
  const from = (Math.max(1, Math.floor(page) || 1) - 1) * size;
  return [from, from + size - 1];
}

/**
 * Reads one page of a query that counts exactly.
 * `query` is called again for the count alone when the page lies beyond the last one, which
 * PostgREST answers with 416: such a page is empty, not an error.
 */
export async function readPage<Row, Item>(
  query: () => Pageable<Row>,
  toItem: (row: Row) => Item,
  page: number,
  size = PAGE_SIZE,
): Promise<Page<Item>> {
  const [from, to] = rangeOf(page, size);
  try {
    const { data, count } = await query().range(from, to);
    return { items: data.map(toItem), total: counted(count) };
  } catch (cause) {
    if (from === 0 || !isBeyondTheLast(cause)) throw cause;
    const { count } = await query().range(0, 0);
    return { items: [], total: counted(count) };
  }
}

const isBeyondTheLast = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'PGRST103';

/** The count of an answer. Throws where there is none. */
export function counted(count: unknown): number {
  if (typeof count !== 'number' || Number.isNaN(count)) throw new Error('The answer has no count');
  return count;
}
