import { queryClient } from '../../lib/http/queryClient';
import type { Result } from '../../lib/http/result';
import type { Page } from '../../services/paging';

/**
 * Makes every list fetch its items again, the public ones too, once a change of news or notices
 * has succeeded; gives the result on.
 */
export async function afterChange<T>(
  what: 'news' | 'notices',
  change: Promise<Result<T>>,
): Promise<Result<T>> {
  const result = await change;
  if (result.success) void refresh(what);
  return result;
}

/**
 * Marks what is cached as out of date; what is on the screen is fetched at once, and has come or
 * failed when the promise resolves. Never rejects.
 */
export async function refresh(what: 'news' | 'notices'): Promise<void> {
  await Promise.all(
    [[what], ['admin', what], ['admin', 'changes'], ['admin', 'bin']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/**
 * Takes a deleted item out of what the dashboard has cached: a page that is shown again begins with
 * that, before the server has answered.
 */
export function dropDeleted(what: 'news' | 'notices', id: string): void {
  const others = <Item extends { id: string }>(items: Item[]) =>
    items.filter((item) => item.id !== id);
  queryClient.setQueriesData<Page<{ id: string }>>(
    { queryKey: ['admin', what, 'list'] },
    (page) => {
      if (!page) return;
      const items = others(page.items);
      return { items, total: page.total - (page.items.length - items.length) };
    },
  );
}
