import { queryClient } from '../../lib/http/queryClient';
import type { Result } from '../../lib/http/result';
import type { Page } from '../../services/paging';
import type { ItemType } from './itemType';

/**
 * Awaits a change of an article or a notice, and on success invalidates the cached queries that show it,
 * those of the public pages too.
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
 * Invalidates the cached queries of an item type, of the audit trail and of the bin. Never rejects.
 * @returns a promise that resolves when the mounted queries have been refetched or have failed
 */
export async function invalidateItems(kind: ItemType): Promise<void> {
  await Promise.all(
    [[kind], ['admin', kind], ['admin', 'changes'], ['admin', 'bin']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/**
 * Removes a deleted item from the cached lists of the dashboard, because a list that mounts again renders
 * its cached page before the response arrives.
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
