import { queryClient } from '../../lib/http/queryClient';
import type { Result } from '../../lib/http/result';
import type { Page } from '../../services/paging';
import type { ItemType } from './itemType';

/**
 * Awaits a change of an article or a notice. On success it starts {@link invalidateItems} without awaiting
 * the refetches; a failure leaves the cache unchanged.
 * @param change the promise of a service, which never rejects (R7.19)
 * @returns the Result of the change
 */
export async function invalidateAfter<T>(
  kind: ItemType,
  change: Promise<Result<T>>,
): Promise<Result<T>> {
  const result = await change;
  if (result.success) void invalidateItems(kind);
  return result;
}

/**
 * Invalidates the cached queries of articles or of notices, public ones included, of the audit trail and of
 * the bin. Mounted queries are refetched.
 * @returns a promise that resolves when those have been refetched or have failed; it never rejects
 */
export async function invalidateItems(kind: ItemType): Promise<void> {
  await Promise.all(
    [[kind], ['admin', kind], ['admin', 'changes'], ['admin', 'bin']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/**
 * Removes an item from the cached lists of the dashboard and subtracts it from their totals, because a list
 * that mounts again renders its cached page before the response arrives. Lists without the item are
 * unchanged; requests nothing.
 * @param id UUID of the item
 */
export function removeFromCachedLists(kind: ItemType, id: string): void {
  const withoutItem = <Item extends { id: string }>(items: Item[]) =>
    items.filter((item) => item.id !== id);
  queryClient.setQueriesData<Page<{ id: string }>>(
    { queryKey: ['admin', kind, 'list'] },
    (page) => {
      if (!page) return;
      const items = withoutItem(page.items);
      return { items, total: page.total - (page.items.length - items.length) };
    },
  );
}
