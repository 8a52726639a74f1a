import { queryClient } from '../../lib/http/queryClient';
import type { Page } from '../../services/paging';
import { allKinds, type Kind } from '../kinds/kinds';

/** Queries of items of every kind. */
const OF_ALL = ['toDo', 'changes', 'bin', 'handovers'];

/** Removes what staff have read from the query cache, because the next person at this computer must see no drafts. */
export function removeItems(): void {
  for (const key of [...allKinds, 'item', ...OF_ALL]) {
    queryClient.removeQueries({ queryKey: ['admin', key] });
  }
}

/**
 * Invalidates the queries of a kind of item, public ones included, of what waits, of the audit
 * trail and of the bin. Resolves when mounted queries have been refetched or have failed; never rejects.
 */
export async function invalidateItems(kind: Kind): Promise<void> {
  await Promise.all(
    [[kind], ...[...OF_ALL, kind].map((key) => ['admin', key])].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/**
 * Removes an item from the cached lists and from their totals, because a list that
 * mounts again renders its cached page before the response arrives.
 */
export function removeFromCachedLists(kind: Kind, id: string): void {
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
