import { queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import { unwrap } from '../../lib/http/result';
import { changesOf, lastChanges } from '../../services/history/auditEntries';
import { versionsOf } from '../../services/history/versions';

/** The query of the latest audit entries, at most `limit`, newest first. */
export const recentChanges = (limit: number) =>
  queryOptions({
    queryKey: ['admin', 'changes', 'last', limit],
    queryFn: queryFnOf((signal) => lastChanges(limit, signal)),
    staleTime: 0,
  });

/** The query of the audit entries of an article or a notice, and of the ids of those with a version. */
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
