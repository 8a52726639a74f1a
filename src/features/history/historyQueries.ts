import { queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import { unwrap } from '../../lib/http/result';
import { changesOf, lastChanges } from '../../services/history/auditEntries';
import { versionsOf } from '../../services/history/versions';

/**
 * Returns the query options of the latest audit entries of the whole site, newest first (decision 0020).
 * Always stale, because colleagues change items too; a failure is a ServiceError.
 * @param limit the most entries to fetch
 */
export const recentChanges = (limit: number) =>
  queryOptions({
    queryKey: ['admin', 'changes', 'last', limit],
    queryFn: queryFnOf((signal) => lastChanges(limit, signal)),
    staleTime: 0,
  });

/**
 * Returns the query options of the history of an article or a notice: `entries`, its audit entries, and
 * `versions`, the ids of those whose version is stored, both newest first (decision 0021). Fails with a
 * ServiceError when either request fails.
 * @param itemId UUID of the item
 */
export const historyOf = (itemId: string) =>
  queryOptions({
    queryKey: ['admin', 'changes', 'of', itemId],
    queryFn: async ({ signal }) => {
      const [entries, versions] = await Promise.all([
        changesOf(itemId, signal),
        versionsOf(itemId, signal),
      ]);
      return { entries: unwrap(entries), versions: unwrap(versions) };
    },
    staleTime: 0,
  });
