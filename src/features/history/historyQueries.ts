import { queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import { unwrap } from '../../lib/http/result';
import { changesOf, lastChanges } from '../../services/history/auditEntries';
import { versionsOf } from '../../services/history/versions';

/**
 * The latest audit entries of the whole site, newest first (decision 0020). Always stale, because
 * colleagues change items too.
 */
export const recentChanges = (limit: number) =>
  queryOptions({
    queryKey: ['admin', 'changes', 'last', limit],
    queryFn: queryFnOf((signal) => lastChanges(limit, signal)),
    staleTime: 0,
  });

/**
 * History of an item: `entries` of the audit, and `versions`, the ids of those whose version is
 * stored, both newest first (decision 0021).
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
